import { LEXICON_WORDS } from '../../../products/index.js';
import type { Story } from '../Story.js';

/** Words before the noun of a name that "… by Sharpo" leaves out. */
const MOST_BEFORE = 2;
/** More words are no noun phrase but a list to be found by. */
const MOST_WORDS = 9;

/** "The Sharpo kitchen scissors come in red.", "Kitchen scissors by Sharpo." */
export function bareLead(story: Story): string {
  const { reading, subject } = story;
  const colour = ownColour(reading);
  return colour !== undefined && reading.name.kind.certainty === 'known'
    ? `${subject.full} ${subject.isPlural ? 'come' : 'comes'} in ${colour}.`
    : nameLead(story);
}

/** "Kitchen scissors by Sharpo.": the noun phrase of the name, which the seller wrote before anything else, and the brand. */
export function nameLead({ brief, reading, subject, title }: Story): string {
  // A noun found far inside a long name may be that of another thing in it.
  const { front, noun: named } = reading.name;
  const before = reading.statedName.slice(front.start, named.start).trim();
  const length = subject.full.split(' ').length;
  if (named.end <= named.start || before.split(/\s+/u).length > MOST_BEFORE || length > MOST_WORDS)
    return `${title.title.replace(/[.]+$/u, '')}.`;
  const bare = subject.full.replace(/^The /u, '').replace(brief.brand === '' ? '' : `${brief.brand} `, '');
  const noun = `${bare}${lastNoun(reading.statedName.slice(named.end))}`;
  const shown = noun.charAt(0).toUpperCase() + noun.slice(1);
  return brief.brand === '' || reading.name.kind.name.toLowerCase().includes(brief.brand.toLowerCase())
    ? `${shown}.`
    : `${shown} ${/(?:cover|guard|protector|made)$/iu.test(shown) ? 'from' : 'by'} ${brief.brand}.`;
}

/** The "harp" of "Cheese Curd Harp, Stainless Steel": one more noun behind a known one is the thing. */
const lastNoun = (behind: string): string => {
  const word = /^ (\p{Lu}\p{Ll}{2,})(?=,|$| (?:with|for) )/u.exec(behind)?.[1]?.toLowerCase() ?? '';
  return word === '' || LEXICON_WORDS.has(word) || DESCRIBES.test(word) ? '' : ` ${word}`;
};
const DESCRIBES = /(?:ed|ing|ly|able|ible|less|ful|ive|ic|al|proof|free|y)$/u;

const COLOUR_LABEL = /^colou?r$/iu;

/** The colour of the whole product where an attribute gives one. */
function ownColour({ statements, contradictions }: Story['reading']): string | undefined {
  const disputed = new Set(contradictions.flatMap(({ factIds }) => factIds));
  const found = statements.find(
    ({ field, statement, unused, factIds }) =>
      field.startsWith('attributes.') &&
      COLOUR_LABEL.test(statement.label) &&
      (unused === undefined || unused.reason === 'duplicate') &&
      statement.terms.length > 0 &&
      statement.items.length === 1 &&
      !factIds.some((id) => disputed.has(id)),
  );
  return found === undefined || /[/,;()]/u.test(found.statement.text) ? undefined : found.statement.text.toLowerCase();
}
