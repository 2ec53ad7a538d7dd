import { flatMapped } from '../../../shared/index.js';
import { tokenise, tokenStems } from '../../reading/index.js';
import type { Contradiction } from './Contradiction.js';
import type { Fact } from '../Fact.js';
import { deniedElsewhere } from './deniedElsewhere.js';
import type { InputStatement } from '../ProductReading.js';

/**
 * The product name without the words and figures that the rest of the input denies or contradicts: "Waterproof Steel
 * Bottle" with a note "not waterproof" is a steel bottle until the seller chooses, and after that when the name's side was
 * left out. The name as given where nothing disagrees with it.
 */
export function statedName(
  name: string,
  statements: readonly InputStatement[],
  facts: readonly Fact[],
  contradictions: readonly Contradiction[],
  self: ReadonlySet<string>,
): string {
  const ofName = ({ field }: InputStatement): boolean => field === 'product_name';
  const phrases = deniedElsewhere(statements, self)
    .filter(({ positive }) => ofName(positive))
    .map(({ wanted }) => wanted);
  const ids = new Set(flatMapped(contradictions, ({ factIds }) => factIds));
  const figures = facts
    .filter(({ id, source, quantities }) => ids.has(id) && source.field === 'product_name' && quantities.length > 0)
    .map(({ value }) => value);
  const plain = figures.reduce((text, value) => text.replace(value, ' '), name);
  const stated = tidied(phrases.reduce(withoutPhrase, plain));
  return /\p{L}/u.test(stated) ? stated : name;
}

/** A name without every run of words whose stems are the given ones. */
function withoutPhrase(name: string, wanted: readonly string[]): string {
  const tokens = tokenise(name);
  const stems = tokenStems(tokens);
  const at = stems.findIndex((_, first) => wanted.every((stem, offset) => stems[first + offset] === stem));
  const [first, last] = [tokens[at], tokens[at + wanted.length - 1]];
  return first === undefined || last === undefined ? name : `${name.slice(0, first.start)} ${name.slice(last.end)}`;
}

const tidied = (name: string): string =>
  name
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ (?=[,;:)])|(?<=[(]) /gu, '')
    .replaceAll(/\(\)|,(?=,)/gu, '')
    .replaceAll(/^[\s,;:&/-]+|[\s,;:&/-]+$/gu, '');
