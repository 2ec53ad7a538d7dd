import type { Statement } from '../../../products/index.js';

const SIZES = ['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl'];
const ALIASES: Readonly<Record<string, string>> = { '2xl': 'xxl', '3xl': 'xxxl', '2xs': 'xxs' };
const LANGUAGE =
  /^(?:english|german|french|spanish|italian|portuguese|dutch|polish|hindi|tamil|telugu|bengali|marathi|japanese|chinese|korean|arabic|russian|swedish|danish|norwegian|finnish|czech|turkish|greek|hungarian|romanian)$/u;

/** How many sizes or languages a clause names: S to XXL are five sizes, "English and German" two languages. */
export function listedCounts({ tokens }: Statement): readonly number[] {
  const counts: number[] = [];
  const sizeAt = (at: number): number => {
    const lower = tokens[at]?.lower ?? '';
    return SIZES.indexOf(ALIASES[lower] ?? lower);
  };
  tokens.forEach(({ lower, text }, at) => {
    if (lower !== 'to' && lower !== 'through' && !/^[-–]$/u.test(text)) return;
    const [from, to] = [sizeAt(at - 1), sizeAt(at + 1)];
    if (from !== -1 && to > from) counts.push(to - from + 1);
  });
  const languages = new Set(tokens.filter(({ lower }) => LANGUAGE.test(lower)).map(({ lower }) => lower));
  return languages.size > 1 ? [...counts, languages.size] : counts;
}
