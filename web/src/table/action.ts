/** What a seat may play: an action of its game, the text it travels as, and a choice that offers it. */

/** A verb and the words behind it; the generated types of the games list their own. */
export interface Action {
  readonly verb: string;
  readonly args: readonly (number | string)[];
}

/** An action that is offered. */
export type ChoiceOf<A extends Action> = A & { readonly text: string };

/** An action as it is sent. */
export function textOf<A extends Action>({ verb, args }: A): string {
  return [verb, ...args].join(" ");
}
