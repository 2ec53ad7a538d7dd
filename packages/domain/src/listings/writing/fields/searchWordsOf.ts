import { sortOut } from '../../../products/index.js';
import { asFragment } from '../prose/asFragment.js';
import type { Story } from '../Story.js';

/** English names of a kind have plain letters; names of other languages stay out of an English listing. */
const PLAIN = /^[a-z0-9 '&-]+$/u;

/** Nobody searches for a guarantee or for what comes with it. */
const NO_SEARCH =
  /^(?:warranty|included|excluded|care|warning|assembly|installation|storage|shelf_life|origin|directions|licence_number|certification|run_time|age|size)$/u;

/** What the listing should be found by, most important first: the seller's keywords, the kind's names, short facts. */
export function searchWordsOf({ brief, reading, units }: Story): readonly string[] {
  const { kind } = reading.name;
  const own = brief.keywords.filter((keyword) => sortOut(keyword, brief.brand) === undefined);
  const names =
    kind.certainty === 'known'
      ? [kind.kind.name, ...kind.kind.searchTerms]
      : kind.certainty === 'category'
        ? kind.kind.searchTerms.slice(0, 6)
        : [];
  const facts = units
    .filter(
      ({ isNegative, form, property, statement }) =>
        !isNegative &&
        (form === 'noun' || form === 'description') &&
        !NO_SEARCH.test(property) &&
        statement.part === '' &&
        statement.terms.every(({ part }) => part === ''),
    )
    .map(asFragment)
    .filter(
      (text) =>
        text.length <= 24 &&
        !/[\d:;,(]|\b(?:only|required|normal|warranty|guarantee|included|free|proof|no|not|year|years|month|months|dry|flat|wash|clean|key|screws?|tested|certified|hex|allen|vary|varies|one|two|three|four|five|six|seven|eight|nine|ten|twelve)\b/iu.test(
          text,
        ),
    );
  return [
    ...new Set(
      [
        ...[...own, kind.name.toLowerCase(), ...names.filter((name) => PLAIN.test(name)), ...facts.slice(0, 12)],
        // Where there is room: what others call it.
        ...(kind.certainty === 'known' ? kind.kind.synonyms.filter((name) => PLAIN.test(name)).slice(0, 8) : []),
      ]
        .map((word) => word.trim())
        .filter((word) => word !== ''),
    ),
  ];
}
