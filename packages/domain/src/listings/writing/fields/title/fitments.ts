import { stemOf, type ProductReading } from '../../../../products/index.js';
import { flatMapped } from '../../../../shared/index.js';
import type { Unit } from '../../plan/Unit.js';
import { LONGEST_LIST, LONGEST_PHRASE } from './valuesOf.js';

/** What it fits: from the name, else from the first names of the list. */
export function fitments(
  phrases: readonly string[],
  units: readonly Unit[],
  reading: ProductReading,
): readonly string[] {
  const self = reading.context.self;
  const named = phrases
    .filter((phrase) => /^(?:for|fits|compatible with)\s(?!\p{L}+ly\b|well\b|in\b|into\b|many\b)/iu.test(phrase))
    .map((phrase) => untilRepeat(phrase.replace(/^(?:fits?|compatible with)\s/iu, 'for '), self));
  if (named.length > 0) return flatMapped(named, (phrase) => shortened(phrase));
  const unit = units.find(({ property, isNegative }) => property === 'compatible_with' && !isNegative);
  if (unit === undefined || reading.name.kind.kind.title.indexOf('compatible_with') === -1) return [];
  // What it can be used with beside itself is no reason to buy it.
  if (PLATFORM.test(unit.text)) return [];
  const [first = ''] = unit.items;
  const what = first.replace(/^(?:fits?|compatible with|works? with|supports?|for)\s/iu, '').replace(/\s*\(.*$/u, '');
  // Half of what it fits misleads those who have the other half; "1080p input" is nothing that it fits.
  const all = unit.items.length > 1 ? unit.text.replace(/^(?:fits?|compatible with|works? with|for)\s/iu, '') : what;
  const fitting = (all.length <= LONGEST_LIST ? all : what).replace(/^(?:(?:fits?|for) )+/iu, '');
  return what.length > 0 &&
    what.length <= LONGEST_PHRASE &&
    !/^(?:\d+p?|under|over|on|in|into|behind|inside|between|around|onto)\b/iu.test(what)
    ? [`for ${fitting}`]
    : [];
}

const PLATFORM = /\b(?:Alexa|Google (?:Home|Assistant)|HomeKit|Siri|SmartThings|Windows|macOS|Android \d|iOS \d)\b/iu;

/** "for iPhone 15 Pro Max Case iPhone 15 …" ends where the product's own noun comes back. */
function untilRepeat(phrase: string, self: ReadonlySet<string>): string {
  const words = phrase.split(' ');
  const at = words.findIndex(
    (word, index) => index > 2 && index < words.length - 1 && self.has(stemOf(word.toLowerCase())),
  );
  return at === -1 ? phrase : words.slice(0, at).join(' ');
}

/** A list of names too long for a title keeps whole names from its start. */
function shortened(phrase: string): readonly string[] {
  if (phrase.length <= LONGEST_PHRASE) return [phrase];
  const items = phrase.split(/, | (?:and|or|&) /u);
  if (items.length > 2) {
    while (items.length > 1 && items.join(', ').length > LONGEST_PHRASE) items.pop();
    return [items.join(', ')];
  }
  const words = phrase.split(' ');
  if (isStringOfNames(phrase)) return [];
  while (words.length > 2 && words.join(' ').length > LONGEST_PHRASE) words.pop();
  return [words.join(' ').replace(/\s(?:and|or|&)$/u, '')];
}

/** "For mash gnocchi spaetzle baby food" names several things without a comma: half of one says something else. */
export function isStringOfNames(phrase: string): boolean {
  const words = phrase.split(' ').slice(1);
  return /^for /iu.test(phrase) && words.length > MOST_WORDS && words.every((word) => /^\p{L}+$/u.test(word));
}
const MOST_WORDS = 4;
