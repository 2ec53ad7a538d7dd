import { wordSet, WordTable } from '../../../shared/index.js';
import type { Statement } from '../../../products/index.js';

/** Each size with its place in order. */
const SIZES = new WordTable([
  ...['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl'].map((size, at) => [size, at] as const),
  ['2xs', 0],
  ['2xl', 6],
  ['3xl', 7],
]);
const LANGUAGE = wordSet(
  'english|german|french|spanish|italian|portuguese|dutch|polish|hindi|tamil|telugu|bengali|marathi|japanese|chinese|korean|arabic|russian|swedish|danish|norwegian|finnish|czech|turkish|greek|hungarian|romanian',
);

/** What is listed with commas and an "and". */
const LISTING: ReadonlySet<string> = new Set(['included', 'scent', 'taste', 'pattern', 'language', 'mode', 'function']);

const AND = wordSet('and|,|&');

/** How many things a clause lists: S to XXL are five sizes, "crevice tool and dusting brush included" two attachments. */
export function listedCounts({ tokens, property, polarity, quantities }: Statement): readonly number[] {
  const counts: number[] = [];
  const joints = tokens.filter(({ lower }) => AND.has(lower)).length;
  if (LISTING.has(property) && polarity === 'is' && quantities.length === 0 && joints > 0) counts.push(joints + 1);
  const sizeAt = (at: number): number => SIZES.get(tokens[at]?.lower ?? '') ?? -1;
  tokens.forEach(({ lower, text }, at) => {
    if (lower !== 'to' && lower !== 'through' && !(text === '-' || text === '–')) return;
    const [from, to] = [sizeAt(at - 1), sizeAt(at + 1)];
    if (from !== -1 && to > from) counts.push(to - from + 1);
  });
  const sizes = new Set(tokens.map((_, at) => sizeAt(at)).filter((size) => size !== -1));
  if (sizes.size > 1) counts.push(sizes.size);
  const languages = new Set(tokens.filter(({ lower }) => LANGUAGE.has(lower)).map(({ lower }) => lower));
  return languages.size > 1 ? [...counts, languages.size] : counts;
}
