import {
  CATEGORY_FRAMES,
  categoryNamed,
  EUROPEAN_WORDS,
  INDIAN_WORDS,
  LEXICON_WORDS,
  NEUTRAL_WORDS,
  sortOut,
  stemOf,
  stemsOf,
  unitSpelled,
} from '../../../../products/index.js';
import { anyCase, flatMapped, TextMemory, wordSet } from '../../../../shared/index.js';
import { asFragment } from '../../prose/asFragment.js';
import { wordStringsIn } from '../../plan/naming/isWordString.js';
import type { Unit } from '../../plan/Unit.js';
import type { Story } from '../../Story.js';
import { coloursElsewhere, otherProducts } from './wordsOfOthers.js';
import { isVague, isVerb } from './wordForms.js';
import { narrowingNouns } from './narrowingNouns.js';
import { usesOf } from './usesOf.js';
import { withoutSituations } from './withoutSituations.js';

/** English names of a kind have plain letters; names of other languages stay out of an English listing. */
const PLAIN = /^[a-z0-9 '&-]+$/u;
const INDIA = 'A21TJRUUN4KGV';

const spellings = new TextMemory();
/** Whether buyers of a store type it: English everywhere, Hindi in Latin letters in India. */
function isTypedIn(name: string, marketplaceId: string | undefined): boolean {
  const { isLatin, isIndian } = spellings.of(name, () => {
    const words = name.split(/[ -]/u);
    return {
      isLatin: PLAIN.test(name) && !words.some((word) => EUROPEAN_WORDS.has(word)),
      isIndian: words.some((word) => INDIAN_WORDS.has(word)),
    };
  });
  return isLatin && (marketplaceId === INDIA || !isIndian);
}

/** Words of a whole category that say something of each thing in it. */
const PROMISES = /\b(?:gifts?|wellness|healthy|accessor(?:y|ies)|goods)\b/u;

/** Nobody searches for these. */
const NO_SEARCH =
  /^(?:warranty|included|excluded|care|warning|assembly|installation|storage|shelf_life|origin|directions|licence_number|certification|run_time|age|size)$/u;

/** Words of which sentences are made: what has one of them is a piece of one, not the name of a thing. */
const OF_SENTENCES =
  /\b(?:a|an|the|its?|they|them|this|that|these|those|which|who|when|while|where|so|if|but|or|as|than|then|to|at|on|out|off|up|from|by|is|are|was|be|been|being|has|have|had|can|could|may|might|must|will|would|should|do|does|per|each|both|other|either|every|any|all|too|very|also|just|even|obviously|really|about|after|before|until|needed|supplied|shown|sold|turned|turns|gets?|comes?|goes|keeps?|helps?|makes?|needs?)\b/iu;
const isOfSentence = anyCase(OF_SENTENCES);
const isNounPhrase = (text: string): boolean => text.split(' ').length <= 3 && !isOfSentence(text);

/** What a product of no known kind does and is for, by the things that its first statement names: "camcorder tapes". */
function thingsNamed(units: readonly Unit[]): readonly string[] {
  const first = units.find(({ source }) => source.field === 'description');
  const opening = units.filter(
    ({ group, isNegative, statement }) => group === first?.group && !isNegative && !WARNS.test(statement.text),
  );
  if (first === undefined || first.label !== '' || NO_SEARCH.test(first.property)) return [];
  return wordsNamed(opening)
    .filter((word) => !LEXICON_WORDS.has(word))
    .slice(0, 8);
}

/** Words of notes that name things, as buyers type them. */
const wordsNamed = (units: readonly Unit[], mayDescribe = false): readonly string[] => [
  ...new Set(
    flatMapped(
      units,
      ({ text }) =>
        text
          .replaceAll(BRACKETS, ' ')
          .replaceAll(QUALIFIED, ' ')
          .match(/(?<![\p{L}\d'’-])[\p{L}\d-]{3,}(?![\p{L}\d'’])/gu) ?? [],
    )
      .map((word) => word.toLowerCase())
      .filter(
        (word) =>
          /^[\p{L}-]+$/u.test(word) &&
          !OF_SENTENCES.test(word) &&
          (!isVerb(word) || (mayDescribe && DESCRIBES.test(word))) &&
          !NEUTRAL.has(word) &&
          !/^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)\b/u.test(
            word,
          ),
      ),
  ),
];

/** Stems of what the notes deny or leave to the buyer: "D-ring for a leash. Leash not included". */
const deniedStems = (units: readonly Unit[]): ReadonlySet<string> =>
  new Set(
    flatMapped(units, ({ statement, form }) =>
      statement.stems.filter((_, at) => form === 'excluded' || statement.negated[at] === true),
    ),
  );

/** "Not for the microwave, oven or hob" denies all that it names; what a warranty leaves out is no search word. */
const groupsOfLimits = (units: readonly Unit[]): ReadonlySet<string> =>
  new Set(
    units
      .filter(({ isNegative, property, at }) => (isNegative && at === 0) || property === 'warranty')
      .map(({ group }) => group),
  );
const WARNS =
  /\b(?:please|ask|doctor|excluded|not covered|cannot|can['’]t|damage|fades?|shrinks?|runs (?:small|large|big)|order (?:a|one) size|before use|persons?|only)\b/iu;

/** What else the notes name, for the room that is left: parts, materials, what it is used with. */
function furtherThings(units: readonly Unit[]): readonly string[] {
  const limits = groupsOfLimits(units);
  const denied = deniedStems(units);
  const ofOthers = coloursElsewhere(units);
  return wordsNamed(
    units.filter(
      ({ group, property, topic, statement, form }) =>
        !limits.has(group) &&
        !WARNS.test(statement.text) &&
        (property === 'included' || !NO_SEARCH.test(property)) &&
        !/^(?:limits|care|trust)$/u.test(topic) &&
        form !== 'imperative' &&
        !statement.negated.includes(true),
    ),
    true,
  )
    .filter((word) => !otherProducts().has(stemOf(word)) && !ofOthers.has(word))
    .filter(
      (word) =>
        word.length > SHORT &&
        !isVague(word) &&
        unitSpelled(word) === undefined &&
        !BRANDS.has(word) &&
        !denied.has(stemOf(word)),
    )
    .slice(0, MOST_FURTHER);
}
const SHORT = 2;
/** What buyers type before a noun: "foldable", "insulated". */
const DESCRIBES = /^\p{L}{3,}(?:able|ible|proof|[^e]ed)$/u;
const MOST_FURTHER = 30;
/** "Compatible toner cartridges (not OEM)". */
const BRACKETS = /\([^()]*\)/gu;
/** Makers whose devices a product works with: their names belong to them. */
const BRANDS = wordSet(
  'apple|samsung|google|sony|microsoft|bosch|makita|dewalt|dyson|lego|barbie|nintendo|xbox|playstation|honda|toyota|ford|bmw',
);
/** "Faux fur" is no fur, "gold tone" no gold. */
const QUALIFIED =
  /\b(?:faux|fake|artificial|imitation|mock|vegan|simulated) [\p{L}-]+|[\p{L}-]+[ -](?:tones?|style|look|effect|type|plated|colou?r(?:ed)?|like|finish|inspired|free)\b/giu;
const NEUTRAL: ReadonlySet<string> = new Set(NEUTRAL_WORDS);

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
  return (
    (own.some((stem) => named.has(stem)) && isIn(own, said)) ||
    kind.kind.synonyms.map((synonym) => stemsOf(synonym)).some((words) => words.length > 1 && isIn(words, named))
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
  const limits = groupsOfLimits(units);
  const facts = units
    .filter(
      ({ isNegative, form, property, statement, group }) =>
        !isNegative &&
        !limits.has(group) &&
        !WARNS.test(statement.text) &&
        (form === 'noun' || form === 'description') &&
        !NO_SEARCH.test(property) &&
        statement.part === '' &&
        statement.terms.every(({ part }) => part === ''),
    )
    .map(asFragment)
    .filter(
      (text) =>
        isNounPhrase(text) &&
        text.length <= 24 &&
        !/[\d:;,(]|^(?:and|or|in|with|of)\b|\b(?:and|ok|only|required|normal|warranty|guarantee|included|free|proof|no|not|year|years|month|months|dry|flat|wash|clean|key|screws?|tested|certified|hex|allen|vary|varies|small parts|spare|available|supplied|detach(?:es)?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)\b/iu.test(
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
        ...thingsNamed(units),
        ...furtherThings(units),
      ]
        .map((word) => word.trim())
        .filter((word) => word !== ''),
    ),
  ];
  return isOfCategory && kind.certainty === 'known'
    ? [...words, ...usesOf(kind.kind, { words, denied, name: reading.statedName })]
    : words;
}
