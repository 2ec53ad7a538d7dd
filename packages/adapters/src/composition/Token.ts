declare const provides: unique symbol;

/** Names what has no class of its own: a setting, a function, a policy. */
export type Key<T> = symbol & { readonly [provides]: T };

/** What a part asks for, and is asked for by: its class (or its port's), or a key. */
export type Token<T> = (abstract new (...dependencies: never[]) => T) | Key<T>;

export type InstanceOf<K> = K extends abstract new (...dependencies: never[]) => infer T
  ? T
  : K extends Key<infer T>
    ? T
    : never;

/** Maps an object of tokens to an object of their instances. */
export type Instances<Tokens> = { readonly [Name in keyof Tokens]: InstanceOf<Tokens[Name]> };

/** Finds a part by its token. */
export type Get = <T>(token: Token<T>) => T;

/** A new key; `name` is only for messages. */
export function key<T>(name: string): Key<T> {
  return Symbol.for(name) as Key<T>;
}

/** The parts of a map of tokens. */
export function instancesOf<Tokens extends Readonly<Record<string, Token<unknown>>>>(
  get: Get,
  tokens: Tokens,
): Instances<Tokens> {
  return Object.fromEntries(
    Object.entries(tokens).map(([name, token]) => [name, get(token)]),
  ) as unknown as Instances<Tokens>;
}
