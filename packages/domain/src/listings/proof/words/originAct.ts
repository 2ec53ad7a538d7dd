import { wordSet } from '../../../shared/index.js';
import { LEXICON_WORDS, lowerAt, type Statement } from '../../../products/index.js';

/** What is done at a place beside making the whole product, by how it is written. */
const ACTS: readonly (readonly [act: string, written: RegExp])[] = [
  ['design', /^(?:design|designs|designed|developed|engineered|styled|invented|conceived)$/u],
  ['pack', /^(?:packed|packaged|bottled|filled|canned|tinned|wrapped|boxed)$/u],
  ['print', /^(?:printed|embroidered|engraved|painted|dyed)$/u],
  ['grow', /^(?:grown|harvested|picked|farmed|raised|caught|reared)$/u],
  ['ship', /^(?:shipped|ships|sent|dispatched|stored|sold|warehouse|warehoused|delivered|delivers)$/u],
  ['assemble', /^(?:assembled|finished|together)$/u],
  // "Meant for household use in North America", "fits sockets in the UK".
  ['use', /^(?:use|used|uses|works?|working|fits?|sockets?|outlets?|mains|markets?|homes?)$/u],
  ['test', /^(?:tested|inspected|certified|approved|registered|patented)$/u],
];
const MAKING = wordSet(
  'made|make|makes|manufactured|produced|crafted|handmade|handcrafted|built|woven|knitted|sewn|forged|blown|thrown|cast|milled|roasted|brewed|distilled|origin',
);
/** "The oak comes from France". */
const COMES_FROM = wordSet('comes?|is|are|was|were|sourced|harvested|felled|bought|imported|from|in|the');
/** What a country lays down. */
const STANDARD = wordSet('standards?|specifications?|regulations?|directives?|laws?');
/** Tokens between a place and the word that says what is done there. */
const NEAR = 4;
/** How far a verb stands from its place: "designed by our own team in Oslo". */
const REACH = 7;

/** What a clause says is done at the place it names: "design", "pack"; empty where the product is made or comes from there. */
export function originAct({ tokens, terms, label }: Statement, first: number, next: number): string {
  // "Linen from France", "French linen": where the material comes from.
  const isOfMaterial = terms.some(
    (term) =>
      term.lexicon === 'material' &&
      (term.first === next ||
        (term.next === first - 1 && /^(?:from|of)$/u.test(lowerAt(tokens, first - 1))) ||
        (term.next < first && tokens.slice(term.next, first).every(({ lower }) => COMES_FROM.has(lower)))),
  );
  if (isOfMaterial) return 'material';
  // "A US toy standard", "the standard of the United States": it says nothing of where a thing is made.
  // But "made in Germany to EU standard" is made there.
  const isMade = tokens.slice(Math.max(0, first - NEAR), first).some(({ lower }) => MAKING.has(lower));
  if (!isMade && tokens.slice(Math.max(0, first - NEAR), next + NEAR).some(({ lower }) => STANDARD.has(lower)))
    return 'standard';
  // "Poland is where it was printed".
  const behindWhere =
    /^(?:is|was)$/u.test(tokens[next]?.lower ?? '') && tokens[next + 1]?.lower === 'where'
      ? tokens.slice(next + 2, next + REACH)
      : [];
  for (const { lower } of behindWhere) {
    const act = actOf(lower);
    if (act !== undefined) return act;
  }
  const behind = actOf(tokens[tokens[next]?.text === '-' ? next + 1 : next]?.lower ?? '');
  if (behind !== undefined && behind !== '') return behind;
  for (let at = first - 1; at >= Math.max(0, first - REACH); at -= 1) {
    const act = actOf(tokens[at]?.lower ?? '');
    if (act !== undefined) return act;
  }
  return label === '' ? '' : labelledAct(label);
}

/** What a label says is done there: "Designed in", "Oak from". Empty for "Made in" and all other labels. */
function labelledAct(label: string): string {
  const words = label.toLowerCase().split(' ');
  const act = words.map(actOf).find((one) => one !== undefined);
  return act ?? (words.length > 1 && words.at(-1) === 'from' && LEXICON_WORDS.has(words[0] ?? '') ? 'material' : '');
}

function actOf(word: string): string | undefined {
  return MAKING.has(word) ? '' : ACTS.find(([, written]) => written.test(word))?.[0];
}
