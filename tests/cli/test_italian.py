"""With `--language it`, and where the system speaks Italian, help and errors are Italian too."""

from __future__ import annotations

import ast
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
import typer
from typer.core import TyperArgument, TyperOption

import lascaux
from lascaux.cli.italian import SpokenGroup, in_italian
from lascaux.cli.main import app
from lascaux.server.sqlite import SqliteStore
from tests.cli.driving import Shell

SOURCE = Path(lascaux.__file__).parent
# Where sentences are written that somebody at a terminal may meet.
REFUSING = (
    "registry.py",
    "kernel/meta.py",
    "kernel/actions.py",
    "kernel/rng.py",
    "table/opening.py",
    "table/record.py",
    "table/replaying.py",
    "table/chance.py",
    "table/words.py",
    "bots/catalogue.py",
    "bots/own.py",
    "arena/simulate.py",
    "arena/ladder.py",
    "arena/rival.py",
    "arena/pool.py",
    "arena/uncompiled.py",
    "cli/forget.py",
    "server/main.py",
    "server/houserules.py",
    "table/components.py",
)
PROGRAMMERS = {"weights must be positive"}


def commands() -> SpokenGroup:
    command = typer.main.get_command(app)
    assert isinstance(command, SpokenGroup)
    return command


def helped() -> list[str]:
    """All texts of help that somebody wrote."""
    group = commands()
    texts = []
    for each in (group, *group.commands.values()):
        texts += [each.help or "", *(each.epilog or "").splitlines()]
        texts += [param.help or "" for param in each.params if isinstance(param, TyperOption | TyperArgument)]
    return [text.strip() for text in texts if text.strip(" \b") and not text.startswith("LASCAUX_")]


def raised(source: str) -> Iterator[str]:
    """The sentences that a file raises, with gaps."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and node.exc.args:
            first = node.exc.args[0]
            if ast.unparse(node.exc.func) == "AssertionError":
                continue
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                yield first.value
            elif isinstance(first, ast.JoinedStr):
                yield "".join(part.value if isinstance(part, ast.Constant) else "{}" for part in first.values)  # type: ignore[misc]


def test_every_text_of_help_is_there_in_italian() -> None:
    assert [text for text in helped() if in_italian(text) == text] == []


@pytest.mark.parametrize("file", REFUSING)
def test_every_refusal_of_the_library_is_there_in_italian(file: str) -> None:
    sentences = set(raised((SOURCE / file).read_text(encoding="utf-8"))) - PROGRAMMERS
    assert sentences
    assert [text for text in sentences if in_italian(text) == text] == []


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "clans", "--seats", "x"], "Valore non valido per '--seats': ci vuole un numero intero.\n"),
        (["perft", "clans", "--depth", "-1"], "Valore non valido per '--depth': ci vuole almeno 0.\n"),
        (["play", "clans", "--seats", "9"], "Clans si gioca da 2 a 4, non in 9.\n"),
        (
            ["play", "senet"],
            "Non c’è nessun gioco 'senet'; ci sono: clans, first_sparks, prehistory, stone_age, tain.\n",
        ),
        (
            ["play", "clans", "--bots", "oracle"],
            "Non c’è nessun bot 'oracle'; ci sono: greedy, random, search.\n",
        ),
        (["play", "clans", "--whatever"], "Non c’è nessuna opzione --whatever.\n"),
        (["play"], "Manca 'GAME'.\n"),
        (["dance"], "Non c’è nessun comando 'dance'.\n"),
    ],
)
def test_what_is_wrong_is_said_in_italian(shell: Shell, arguments: list[str], said: str) -> None:
    ended = shell.run(*arguments, "--language", "it")
    if arguments != ["dance"]:
        assert ended.err == said
    shell.set("LANG", "it_IT.UTF-8")
    assert shell.run(*arguments).err == said


def test_help_is_italian_from_its_heading_to_its_last_line(shell: Shell) -> None:
    out = shell.run("play", "--language", "it", "--help").out
    assert out.startswith("Uso: lascaux play")
    for word in ("Argomenti:", "Opzioni:", "[obbligatorio]", "Mostra questo aiuto."):
        assert word in out
    assert "Usage" not in out


def test_a_server_that_cannot_start_says_so_in_italian(shell: Shell, tmp_path: Path) -> None:
    ended = shell.run("serve", "--host", "192.0.2.1", "--data", tmp_path, "--language", "it")
    assert ended.code == 1
    assert ended.err.startswith("Questa macchina non ha l’indirizzo 192.0.2.1: indica 127.0.0.1,")


def test_a_port_in_use_is_said_in_italian(shell: Shell, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        ended = shell.run("serve", "--port", port, "--data", tmp_path, "--language", "it")
    assert ended.code == 1
    assert ended.err.startswith(f"La porta {port} di 127.0.0.1 non è disponibile, perché la usa un altro")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("nonsense = 1", ", riga 1: non c’è nessuna impostazione 'nonsense'; ci sono: hosts, proxies, "),
        ("polls = 3\nsockets = 'x'", ', riga 2: sockets è un numero intero da 1 a 1000000, non "x".\n'),
        ("hosts = 3", ', riga 1: hosts è un elenco di testi, come ["a", "b"], non 3.\n'),
        ("proxies = ['x']", ", riga 1: 'x' non è un indirizzo né una rete, come lo è 10.0.0.0/8.\n"),
        (
            "a = 1\nb = ",
            " non è un file TOML: la riga 2 non è come sockets = 50, o ripete un’impostazione.\n",
        ),
    ],
)
def test_a_wrong_setting_is_said_in_italian(shell: Shell, tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(text, encoding="utf-8")
    ended = shell.run("serve", "--settings", file, "--language", "it")
    assert (ended.code, ended.err.count("\n")) == (2, 1)
    assert ended.err.startswith(f"{file}{said}")


def test_a_wrong_setting_of_the_environment_is_said_in_italian(shell: Shell) -> None:
    shell.set("LASCAUX_SOCKETS", "x")
    ended = shell.run("serve", "--language", "it")
    assert ended.err == 'LASCAUX_SOCKETS: sockets è un numero intero da 1 a 1000000, non "x".\n'


@pytest.mark.parametrize("option", ["--settings", "--components"])
def test_a_file_that_is_not_there_is_said_in_italian(shell: Shell, tmp_path: Path, option: str) -> None:
    ended = shell.run("serve", option, tmp_path / "none.toml", "--data", tmp_path, "--language", "it")
    assert (
        ended.err
        == f"Il file {tmp_path / 'none.toml'} non si può leggere: il file o la cartella non esiste.\n"
    )


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('game = "tain"\nfoo = 1', "Riga 2: Nella scatola non c’è nulla che si chiami «foo»"),
        ("a =", "La riga 1 non si legge come TOML: "),
    ],
)
def test_components_that_do_not_fit_are_said_in_italian(
    shell: Shell, tmp_path: Path, text: str, said: str
) -> None:
    file = tmp_path / "box.toml"
    file.write_text(text, encoding="utf-8")
    ended = shell.run("serve", "--components", file, "--data", tmp_path, "--language", "it")
    assert ended.err.startswith(said)


def test_what_is_forgotten_is_counted_in_italian(shell: Shell, tmp_path: Path) -> None:
    SqliteStore(tmp_path).close()
    ended = shell.run("forget", "--name", "Ada", "--data", tmp_path, "--language", "it")
    assert ended.out == "Nomi cancellati: 0. Tavoli tolti: 0. Righe tolte: 0.\n"


def test_a_record_that_is_wrong_in_one_line_is_refused_in_italian(shell: Shell, tmp_path: Path) -> None:
    record = tmp_path / "record.txt"
    record.write_text('[Game "clans"]\n[Seats "2"]\n\nnonsense\n', encoding="utf-8")
    ended = shell.run("verify", record, "--language", "it")
    assert "Riga 4" in ended.err or "La riga 4" in ended.err


def test_english_stays_english(shell: Shell) -> None:
    assert shell.run("play", "senet").err.startswith("There is no game 'senet'")
    assert shell.run("--help").out.startswith("Usage: lascaux")
