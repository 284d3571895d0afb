"""Every state that a page was in: its words and attributes after each change and in each frame."""

from __future__ import annotations

from typing import Final

import msgspec
from playwright.sync_api import CDPSession, Page

# A state is kept after each batch of changes, which comes before a paint, and in each frame, if it is new.
RECORDER: Final = """(() => {
  const states = window.states = [];
  let newest = "";
  const look = () => {
    if (!document.body) return;
    const said = [document.title];
    const kinds = NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT;
    const walker = document.createTreeWalker(document.body, kinds);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (node.nodeType === Node.TEXT_NODE) {
        const words = node.data.trim();
        if (words && !/^(STYLE|SCRIPT)$/.test(node.parentNode.nodeName)) said.push(words);
      } else for (const { name, value } of node.attributes) said.push(`${name}=${value}`);
    }
    const whole = said.join("\\n");
    if (whole === newest) return;
    newest = whole;
    const you = document.querySelector(".seats .is-you .seat-name")?.textContent.trim() ?? null;
    const curtain = document.querySelector(".curtain");
    const table = document.querySelector(".room, .table, .phone");
    const shows = curtain ? "curtain" : table ? "table" : "nothing";
    const isBoth = curtain !== null && table !== null;
    const secrets = window.secrets?.() ?? [];
    states.push({ shows, you, isBoth, secrets, said: new Set(said) });
  };
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(look).observe(document, all);
  const frame = () => { look(); requestAnimationFrame(frame); };
  requestAnimationFrame(frame);
})()"""

# What of a page is some player's secret, as words; a page keeps it with each state.
SECRETS: Final = "window.secrets = () => {find}.map(node => node.textContent.replace(/\\s+/g, ' ').trim())"

# All that was ever said on a page.
ALL_SAID: Final = "() => [...new Set(window.states.flatMap(state => [...state.said]))]"

# What stood there while somebody had the device, and neither before that nor where anybody may watch.
PRIVATE: Final = """([name, open]) => {
  const public = new Set(open), own = new Set();
  for (const { you, said } of window.states) {
    if (you !== null) break;
    for (const words of said) public.add(words);
  }
  for (const { you, said } of window.states)
    if (you === name) for (const words of said) if (!public.has(words)) own.add(words);
  return [...own];
}"""

# Where something was said that must not be: while the curtain was closed, or another one had the device.
LEAKS: Final = """([name, secrets]) => {
  const found = [];
  for (const [at, { shows, you, said }] of window.states.entries())
    if (you !== name)
      for (const words of secrets) if (said.has(words)) found.push([at, shows, you ?? "", words]);
  return found;
}"""

COURSE: Final = (
    "() => window.states.map(({ shows, you, isBoth, secrets }) => [shows, you ?? '', isBoth, secrets])"
)


class Step(msgspec.Struct, array_like=True):
    """What a state showed: the curtain, a table or nothing, whose, whether both at once, and what secrets."""

    shows: str
    you: str
    is_both: bool
    secrets: list[str]


class Leak(msgspec.Struct, array_like=True):
    """Words that stood where they must not."""

    at: int
    shows: str
    you: str
    words: str


def all_said(page: Page) -> set[str]:
    """All words and attributes that ever stood on a page."""
    return set(msgspec.convert(page.evaluate(ALL_SAID), list[str]))


def private_to(page: Page, name: str, public: set[str]) -> set[str]:
    """What stood there only while this person had the device, beyond what is public."""
    return set(msgspec.convert(page.evaluate(PRIVATE, [name, sorted(public)]), list[str]))


def leaks(page: Page, name: str, secrets: set[str]) -> list[Leak]:
    """Where these words of somebody stood while they did not have the device."""
    return msgspec.convert(page.evaluate(LEAKS, [name, sorted(secrets)]), list[Leak])


def course(page: Page) -> list[Step]:
    """What was shown, state by state."""
    return msgspec.convert(page.evaluate(COURSE), list[Step])


class Painted(msgspec.Struct, rename="camel"):
    """A picture as the browser sends it: two may be packed at once, so they need not come in their order."""

    class Made(msgspec.Struct):
        """When it was painted."""

        timestamp: float

    data: str
    metadata: Made
    session_id: int


class Film:
    """Every picture that the browser paints, as it would be seen."""

    def __init__(self, page: Page) -> None:
        self._pictures: Final[list[Painted]] = []
        self._camera: Final[CDPSession] = page.context.new_cdp_session(page)
        self._camera.on("Page.screencastFrame", self._keep)

    def start(self) -> None:
        """Begin to film."""
        self._camera.send("Page.startScreencast", {"format": "png", "everyNthFrame": 1})

    def stop(self) -> list[str]:
        """End; gives all pictures in the order they were painted, as addresses of data."""
        self._camera.send("Page.stopScreencast")
        self._pictures.sort(key=lambda picture: picture.metadata.timestamp)
        return [f"data:image/png;base64,{picture.data}" for picture in self._pictures]

    def _keep(self, frame: dict[str, object]) -> None:
        picture = msgspec.convert(frame, Painted)
        self._pictures.append(picture)
        self._camera.send("Page.screencastFrameAck", {"sessionId": picture.session_id})


# Keeps what a picture shows in a box as a model.
_KEEP: Final = """async ([address, [x, y, width, height]]) => {
  window.pointsOf = async address => {
    const picture = await createImageBitmap(await (await fetch(address)).blob());
    const canvas = new OffscreenCanvas(width, height), pen = canvas.getContext("2d");
    pen.drawImage(picture, -x, -y);
    return pen.getImageData(0, 0, width, height).data;
  };
  (window.models ??= []).push(await window.pointsOf(address));
}"""

# How much a picture differs from each model, on average for each colour of each point (0 to 255).
_COMPARE: Final = """async address => {
  const data = await window.pointsOf(address);
  return window.models.map(model => {
    let sum = 0;
    for (let at = 0; at < data.length; at++) sum += Math.abs(data[at] - model[at]);
    return sum / data.length;
  });
}"""


def differences(
    page: Page, pictures: list[str], models: list[str], box: tuple[int, int, int, int]
) -> list[list[float]]:
    """How much each picture differs from each model in a box of the page; they are sent one by one."""
    for model in models:
        page.evaluate(_KEEP, [model, box])
    known = {picture: page.evaluate(_COMPARE, picture) for picture in dict.fromkeys(pictures)}
    return [msgspec.convert(known[picture], list[float]) for picture in pictures]
