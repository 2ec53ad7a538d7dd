import { stemsOf, type Statement } from '../../../products/index.js';
import type { Unit } from '../plan/Unit.js';
import { titleCased } from './title/titleCased.js';
import type { Story } from '../Story.js';
import { narrowingNouns } from './search/narrowingNouns.js';

const MOST_TAGS = 12;
/** Properties whose words are those of the product. */
const TAGGED = /^(?:material|colour|finish|pattern)$/u;

/** "Pearl pink": colours that stand side by side are one. */
const wholeColours = (terms: Statement['terms']): Statement['terms'] =>
  terms.reduce<Statement['terms']>((joined, term) => {
    const last = joined.at(-1);
    return last?.lexicon === 'colour' && term.lexicon === 'colour' && last.next === term.first
      ? [...joined.slice(0, -1), { ...last, next: term.next, key: `${last.key} ${term.key}` }]
      : [...joined, term];
  }, []);

/** Materials and colours of the product; "white ash" is no colour. */
const ownTerms = ({ terms, negated, tokens }: Statement): readonly string[] =>
  wholeColours(terms)
    .filter(
      ({ part, first, next, lexicon }) =>
        part === '' &&
        !negated[first] &&
        (lexicon === 'material' || (lexicon === 'colour' && (next === tokens.length || tokens[next]?.kind !== 'word'))),
    )
    .map(({ key }) => key);

/**
 * Whether a material or a colour is that of the product: an attribute or a composition says so. "Works with latex" names
 * no material, a "rust red cable" colours no lamp.
 */
function isOfProduct({ property, source, label, text, form, isNegative }: Unit): boolean {
  if (!TAGGED.test(property) || isNegative || /^(?:verb|for|clause|imperative)$/u.test(form)) return false;
  if (OWN_LABEL.test(label)) return true;
  return source.field === 'description' && label === '' && /^\d+ ?%/u.test(text) && Number.parseInt(text, 10) >= SHARE;
}

const OWN_LABEL = /^(?:material|fabric|colou?r|composition|finish)s?$/iu;

/** A fibre below this share is no reason to search. */
const SHARE = 20;

export function tagsOf({ reading, brief, units }: Story): readonly string[] {
  const { kind } = reading.name;
  // A floor mat of a scooter is found under "doormat", but it is none.
  const named = new Set(stemsOf(kind.name));
  // A "business card book" is no book to read.
  const isKindNamed =
    kind.certainty === 'known' &&
    stemsOf(kind.kind.name).every((stem) => named.has(stem)) &&
    narrowingNouns(reading).length === 0;
  const terms = [
    ...reading.statements
      .filter(
        ({ field, statement, unused }) =>
          (field === 'product_name' || (field.startsWith('attributes.') && OWN_LABEL.test(statement.label))) &&
          (unused === undefined || unused.reason === 'duplicate') &&
          statement.polarity !== 'is_not',
      )
      .map(({ statement }) => statement),
    ...units.filter(isOfProduct).map(({ statement }) => statement),
  ].flatMap(ownTerms);
  const all = [
    titleCased(isKindNamed ? kind.kind.name : kind.name, brief.brand),
    brief.brand,
    brief.category,
    ...terms.map((term) => titleCased(term, brief.brand)),
    ...brief.keywords.map((keyword) => titleCased(keyword, brief.brand)),
  ];
  const seen = new Set<string>();
  return all
    .filter(
      (tag) => tag !== '' && tag.length <= 60 && !seen.has(tag.toLowerCase()) && Boolean(seen.add(tag.toLowerCase())),
    )
    .slice(0, MOST_TAGS);
}
