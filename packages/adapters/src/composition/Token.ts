declare const provides: unique symbol;

/** A key for a dependency without a class: a setting, a function, a policy. */
export type Key<T> = symbol & { readonly [provides]: T };

/** A dependency token: a class (or a port's), or a key. */
export type Token<T> = (abstract new (...dependencies: never[]) => T) | Key<T>;

export type InstanceOf<K> = K extends abstract new (...dependencies: never[]) => infer T
  ? T
  : K extends Key<infer T>
    ? T
    : never;

/** Maps an object of tokens to an object of their instances. */
export type Instances<Tokens> = { readonly [Name in keyof Tokens]: InstanceOf<Tokens[Name]> };

/** Resolves a token to its instance. */
export type Get = <T>(token: Token<T>) => T;

/** A new key; `name` is only for messages. */
export function key<T>(name: string): Key<T> {
  return Symbol.for(name) as Key<T>;
}

/** Resolves a map of tokens. */
export function instancesOf<Tokens extends Readonly<Record<string, Token<unknown>>>>(
  get: Get,
  tokens: Tokens,
): Instances<Tokens> {
  return Object.fromEntries(
    Object.entries(tokens).map(([name, token]) => [name, get(token)]),
  ) as unknown as Instances<Tokens>;
}
