import {
  CATEGORY_FRAMES,
  categoryNamed,
  europeanWords,
  indianWords,
  sortOut,
  stemsOf,
} from '../../../../products/index.js';
import { anyCase, flatMapped, TextMemory, wordSet } from '../../../../shared/index.js';
import { asFragment } from '../../prose/asFragment.js';
import { wordStringsIn } from '../../plan/naming/isWordString.js';
import type { Unit } from '../../plan/Unit.js';
import type { Story } from '../../Story.js';
import { narrowingNouns } from './narrowingNouns.js';
import { hasRoom, usesOf } from './usesOf.js';
import { withoutSituations } from './withoutSituations.js';
import { deniedStems, materialsOfParts, saidOfWhole, wordsOfWhole } from './wordsOfWhole.js';

/** English names of a kind have plain letters; names of other languages stay out of an English listing. */
const PLAIN = /^[a-z0-9 '&-]+$/u;
const INDIA = 'A21TJRUUN4KGV';

const spellings = new TextMemory();
/** Whether buyers of a store type it: English everywhere, Hindi in Latin letters in India. */
function isTypedIn(name: string, marketplaceId: string | undefined): boolean {
  const { isLatin, isIndian } = spellings.of(name, () => {
    const words = name.split(/[ -]/u);
    return {
      isLatin: PLAIN.test(name) && !words.some((word) => europeanWords().has(word)),
      isIndian: words.some((word) => indianWords().has(word)),
    };
  });
  return isLatin && (marketplaceId === INDIA || !isIndian);
}

/** Words of a whole category that say something of each thing in it. */
const PROMISES = /\b(?:gifts?|wellness|healthy|accessor(?:y|ies)|goods)\b/u;

/** Words of which sentences are made: what has one of them is a piece of one, not the name of a thing. */
const OF_SENTENCES =
  /\b(?:a|an|the|its?|they|them|this|that|these|those|which|who|when|while|where|so|if|but|or|as|than|then|to|at|on|out|off|up|from|by|is|are|was|be|been|being|has|have|had|can|could|may|might|must|will|would|should|do|does|per|each|both|other|either|every|any|all|too|very|also|just|even|obviously|really|about|after|before|until|needed|supplied|shown|sold|turned|turns|gets?|comes?|goes|keeps?|helps?|makes?|needs?)\b/iu;
const isOfSentence = anyCase(OF_SENTENCES);
const isNounPhrase = (text: string): boolean => text.split(' ').length <= 3 && !isOfSentence(text);

/** Categories whose kinds share their words: a thing found in another one is of another trade ("trainer" among sports gear). */
const KINDRED = [
  'home|furniture|bedding|lighting|storage|kitchen|appliances|cleaning|drinkware|art|occasion|party|puja',
  'electronics|phones|computers|music|appliances|watches|lighting|automotive',
  'clothing|shoes|bags|jewellery|watches',
  'beauty|hair|health',
  'baby|toys|hobby|craft|books|party',
  'tools|automotive|cycling|hobby',
  'sports|outdoor|cycling|clothing|bags',
  'garden|outdoor|home|lighting|furniture|storage|tools',
  'stationery|computers|furniture|storage|books|craft|art|electronics',
  'grocery|health|kitchen',
].map(wordSet);
const areKindred = (one: string, other: string): boolean =>
  one === other || KINDRED.some((group) => group.has(one) && group.has(other));

/**
 * Whether the seller names the kind in full: a "caster cup" ends in a word for a mug and a "cable tray" in one for a serving
 * tray, but buyers of these look for other things.
 */
function isNamed({ name: { kind }, statedName }: Story['reading'], { description }: Story['brief']): boolean {
  if (kind.certainty !== 'known') return true;
  const named = new Set(stemsOf(statedName));
  const said = new Set([...named, ...stemsOf(description)]);
  const isIn = (words: readonly string[], known: ReadonlySet<string>): boolean =>
    words.every((stem) => known.has(stem));
  const own = stemsOf(kind.kind.name);
  const together = ` ${stemsOf(statedName).join(' ')} `;
  return (
    (own.some((stem) => named.has(stem)) && isIn(own, said)) ||
    // "Dish set" is in "pudding dish set", and not in "soufflé dishes, set of 4".
    kind.kind.synonyms.some((synonym) => synonym.includes(' ') && together.includes(` ${stemsOf(synonym).join(' ')} `))
  );
}

const POWERED = /\b(?:electric\p{L}*|electronics?|appliances?)\b/iu;
const OF_POWER: ReadonlySet<string> = new Set(['power', 'voltage', 'battery', 'current', 'energy', 'charge_time']);

/** "Electric appliance" is no word for a press that is turned by hand. */
const isPoweredOnly = (name: string, { facts, statedName }: Story['reading'], units: readonly Unit[]): boolean =>
  POWERED.test(name) &&
  !facts.some(({ property }) => OF_POWER.has(property)) &&
  !/electr/iu.test(statedName) &&
  !units.some(
    // "No battery, no plug" tells of none.
    ({ text, isNegative, statement }) =>
      !isNegative && !statement.negated.includes(true) && /batter|usb|charg|plug|watt|volt|mains|motor/iu.test(text),
  ) &&
  !/batter|usb|charg|watt|volt|motor/iu.test(statedName);

/** "Not a pressure cooker": buyers of those do not want it. */
function isDenied(name: string, units: readonly Unit[]): boolean {
  const stems = stemsOf(name);
  return units.some(
    ({ isNegative, statement }) =>
      isNegative && stems.length > 0 && stems.every((stem) => statement.stems.includes(stem)),
  );
}

/** What the listing should be found by, most important first: the seller's keywords, the kind's names, short facts. */
export function searchWordsOf({ brief, reading, units }: Story): readonly string[] {
  const { kind } = reading.name;
  const wanted = categoryNamed(brief.category);
  const isOfCategory =
    (wanted === undefined || areKindred(wanted, kind.kind.category)) &&
    isNamed(reading, brief) &&
    narrowingNouns(reading).length === 0;
  const said = new Set([
    ...stemsOf(`${reading.statedName} ${brief.description} ${Object.values(brief.attributes).join(' ')}`),
    ...(isOfCategory ? stemsOf(kind.kind.name) : []),
  ]);
  const denied = deniedStems(units);
  const trueOf = (name: string): string => withoutSituations(name, said, denied, stemsOf(kind.kind.name));
  const wholeOf = (name: string): string => withoutSituations(name, said, denied, []);
  const own = brief.keywords.filter((keyword) => sortOut(keyword, brief.brand) === undefined);
  const names =
    isOfCategory && kind.certainty === 'known'
      ? [kind.kind.name, ...kind.kind.searchTerms].filter(
          (name) => !isDenied(name, units) && !isPoweredOnly(name, reading, units),
        )
      : wanted !== undefined && kind.certainty !== 'phrase'
        ? (CATEGORY_FRAMES[wanted] ?? kind.kind).searchTerms.slice(0, 6)
        : [];
  const facts = saidOfWhole(units)
    .filter(({ form, label }) => (form === 'noun' || form === 'description') && label === '')
    .map(asFragment)
    .filter(
      (text) =>
        isNounPhrase(text) &&
        text.length <= 24 &&
        !/[\d:;,(’']|^(?:and|or|in|with|of|for)\b|^\p{L}+s (?:with|to|in|by|from|on) | (?:fit|\p{L}+(?:ed|ly))$|\p{L}+ly$|\b(?:and|ok|required|normal|included|free|proof|no|not|dry|flat|wash|clean|key|tested|certified|hex|allen|vary|varies|small parts|spare|available|supplied|detach(?:es)?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|same|ours|marks?|opens|closes)\b/iu.test(
          text,
        ),
    );
  const words = [
    ...new Set(
      [
        ...[
          ...own,
          kind.name.toLowerCase(),
          ...names.filter((name) => isTypedIn(name, brief.marketplaceId) && !PROMISES.test(name)).map(wholeOf),
          ...facts.slice(0, 12),
        ],
        // Where there is room: what others call it.
        ...(isOfCategory && kind.certainty === 'known'
          ? kind.kind.synonyms
              .filter(
                (name) =>
                  !kind.kind.alike.includes(name) && isTypedIn(name, brief.marketplaceId) && !isDenied(name, units),
              )
              .slice(0, 30)
              .map(trueOf)
          : []),
        // What the seller put in the name to be found by.
        ...flatMapped(wordStringsIn(reading), ({ tokens }) => tokens.map(({ lower }) => lower)),
        ...wordsOfWhole(units, reading),
      ]
        // "Red/black" is searched by neither.
        .flatMap((word) => (/^\p{L}+\/\p{L}+$/u.test(word) ? word.split('/') : [word.trim()]))
        .filter((word) => word !== ''),
    ),
  ];
  const name = reading.statedName;
  const filled = hasRoom(words, name) ? [...new Set([...words, ...materialsOfParts(units)])] : words;
  return withoutRepeats(
    isOfCategory && kind.certainty === 'known'
      ? [...filled, ...usesOf(kind.kind, { words: filled, denied, name })]
      : filled,
  );
}

/** "Guinea" behind "guinea pig" finds nothing more. */
function withoutRepeats(words: readonly string[]): readonly string[] {
  const known = new Set<string>();
  return words.filter((word) => {
    const parts = word.split(' ');
    const isRepeat = parts.length === 1 && known.has(word);
    for (const part of parts) known.add(part);
    return !isRepeat;
  });
}
