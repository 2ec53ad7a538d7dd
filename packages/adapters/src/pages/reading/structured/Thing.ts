/** A thing of schema.org as a page describes it, whatever the notation: its types, and for each property all its values. */
export interface Thing {
  readonly types: readonly string[];
  readonly properties: Readonly<Record<string, readonly ThingValue[]>>;
}
export type ThingValue = string | Thing;

/** "Product" of "http://schema.org/Product" and "schema:Product". */
export const localName = (name: string): string => name.replace(/^.*[/#:]/u, '').trim();

export const isA = ({ types }: Thing, ...names: readonly string[]): boolean =>
  types.some((type) => names.includes(type.toLowerCase()));

export const valuesOf = (thing: Thing | undefined, name: string): readonly ThingValue[] =>
  thing?.properties[name.toLowerCase()] ?? [];

/** The first value as a text: of a thing its name, its address or its id. */
export function textValue(thing: Thing | undefined, ...names: readonly string[]): string {
  for (const name of names)
    for (const value of valuesOf(thing, name)) {
      const text =
        typeof value === 'string'
          ? value.trim()
          : textValue(value, 'name', 'url', 'contentUrl', '@id', 'value', '@value');
      if (text !== '') return text;
    }
  return '';
}

export const thingsIn = (thing: Thing | undefined, name: string): readonly Thing[] =>
  valuesOf(thing, name).filter((value): value is Thing => typeof value !== 'string');

const DEEPEST = 12;

/** The thing and all things in it, outermost first. */
export function* everyThing(thing: Thing, depth = 0): Generator<Thing> {
  yield thing;
  if (depth < DEEPEST)
    for (const values of Object.values(thing.properties))
      for (const value of values) if (typeof value !== 'string') yield* everyThing(value, depth + 1);
}
