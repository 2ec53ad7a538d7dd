import { NEUTRAL_WORDS, NUMBER_WORDS, propertyOfLabel, stemsOf } from '../../../products/index.js';
import { lazily } from '../../../shared/index.js';
import type { Passage } from '../plan/Passage.js';

/** Words that a sentence may put otherwise without losing anything: "guaranteed for", "supplied". */
const REPHRASED =
  'guarantee guaranteed warranty supplied included includes comes with without needs needed required sold separately measures weighs holds size weight colour color material dimensions pack set x';

const rephrased = lazily<ReadonlySet<string>>(
  () => new Set([...NEUTRAL_WORDS, ...REPHRASED.split(' ')].flatMap(stemsOf)),
);

/** Words of labels that only say which property it is. */
const ofLabels = lazily<ReadonlySet<string>>(
  () =>
    new Set(
      stemsOf(
        `${REPHRASED} length width height depth diameter thickness main net total overall outer product item type number of the`,
      ),
    ),
);

const OF_PRODUCT =
  /^(?:product|item|name|title|type|kind|what it is|notes?|description|details|features?|about|brand|author|by)\b/iu;

const SIZE_LETTERS: Readonly<Record<string, string>> = { small: 's', medium: 'm', large: 'l', 'extra large': 'xl' };

/** Whether a passage has a figure or a word of its own that no field says: a fact would be lost. */
export function isLeftOut({ text, label, units }: Passage, said: string): boolean {
  // "10 ft, adjustable, cut to size": a further clause without a word of what is said is lost, however common its words.
  const lower = ` ${said.toLowerCase()} `;
  const isLost = (clause: string): boolean => {
    const words = clause.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
    return words.length > 1 && words.every((word) => !lower.includes(word));
  };
  if ([...units.slice(1).map((unit) => unit.text), ...text.split(', ').slice(1)].some(isLost)) return true;
  const known = new Set(stemsOf(said).flatMap((stem) => [stem, String(NUMBER_WORDS.get(stem) ?? stem)]));
  const own = (words: string): readonly string[] => stemsOf(words).filter((stem) => !rephrased().has(stem));
  // "Airline: not included" has its sense from its label.
  // "Spare mesh: 1 included" has more than its figure.
  const words = own(text).some((stem) => /\p{L}/u.test(stem)) ? own(text) : [...own(text), ...own(label)];
  // "Hands: one at a time", "Battery indicator: yes, on the front light only" name a thing of their own.
  const isOfThing = label !== '' && propertyOfLabel(label) === undefined && !OF_PRODUCT.test(label);
  if (isOfThing && stemsOf(label).some((stem) => !known.has(stem))) return true;
  // "Length open: 62 in" and "Fits openings: 75-84 cm" say of what their figure is.
  if (
    label.includes(' ') &&
    units[0]?.source.field === 'description' &&
    stemsOf(label).some((stem) => !known.has(stem) && !ofLabels().has(stem))
  )
    return true;
  if (/\b(?:each|per)\b/iu.test(text) && !/\b(?:each|per)\b/iu.test(said)) return true;
  // "Size: large" behind "Size L".
  const letter = /^sizes?$/iu.test(label) ? SIZE_LETTERS[text.toLowerCase()] : undefined;
  if (letter !== undefined && new RegExp(`\\bsize ${letter}\\b`, 'iu').test(said)) return false;
  return words.some((stem) => !known.has(stem)) || isDenialLeftOut(text, said) || isCodeLeftOut(text, said);
}

/** "The pump is not recyclable" behind "pump bottle of recycled PET": the same words do not deny. */
const isDenialLeftOut = (text: string, said: string): boolean =>
  DENIES.test(text) && !foldedText(said).includes(foldedText(text));
const DENIES = /\b(?:not|no|never|cannot|without)\b|n['’]t\b/iu;
const foldedText = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** The "US" of "Plug: US, foldable" is no pronoun. */
const isCodeLeftOut = (text: string, said: string): boolean =>
  (text.match(/(?<!\p{L})\p{Lu}{2,3}(?!\p{L})/gu) ?? []).some((code) => !said.includes(code));
