import type { Unit } from '../../../plan/Unit.js';
import { isPlural } from '../../../prose/grammar.js';
import { inSentence } from '../../../prose/inSentence.js';

/** What it is used with or by. */
const OF_OTHERS = /^(?:screen|phone|tablet|device|laptop|monitor|cup|bottle|mug|waist|foot|head|wrist|neck|user)s?\b/iu;
const OF_FIGURE = /^(?:up to |about |at least |over )?\d/u;

/** "Speeds: 12 on a dial" are 12 speeds; "Oscillation: 70 degrees" is said with its label. */
export function figureUnder({ label, text, at, property, group }: Unit, units: readonly Unit[]): readonly string[] {
  // "Battery: 1 x AA, not included".
  const beside = units.filter((one) => one.group === group);
  const hasMissing = beside.some((one) => one.isNegative || one.form === 'excluded');
  // "Timers: 10, 30, 60 s" is a list of them.
  if (beside.some((one) => one.at > 0 && OF_FIGURE.test(one.text) && one.statement.quantities[0]?.unit !== 'count'))
    return [];
  const [value = '', ...rest] = text.split(/[,;(]| (?:on|plus|and|with|for) /u).map((part) => part.trim());
  if (
    at > 0 ||
    label === '' ||
    OF_OTHERS.test(label) ||
    hasMissing ||
    label.split(' ').length > 2 ||
    !OF_FIGURE.test(value)
  )
    return [];
  // "Motor: 2 speeds, 1800 and 2200 rpm".
  if (/^(?:[2-9]|[1-9]\d) (?:\p{L}+ )?\p{L}+s$/u.test(value) && isPlural(value.split(' ').at(-1) ?? '')) return [value];
  if (/^\d{1,3}$/u.test(value))
    // "Timers: 10, 30 and 60 seconds" are not ten.
    return (rest.every((part) => !/^\d/u.test(part)) || /^\d+, plus /u.test(text)) &&
      isPlural(label) &&
      !/size|age/iu.test(label)
      ? [`${value} ${label.toLowerCase()}`]
      : [];
  // "Noise: 38 dB on low, 56 dB on high": half of it promises too much.
  const isHalf = rest.some((part) => /\d/u.test(part)) || / (?:on|with|for) /u.test(text);
  // "Time: 150 ml from the fridge in 4 minutes".
  const isSentence = /^times?$/iu.test(label) && !/^\d[\d.]* ?(?:s|sec|min|h|seconds?|minutes?|hours?)\b/iu.test(value);
  return isHalf || isSentence || /^(?:size|dimensions|weight)$/u.test(property)
    ? []
    : [inSentence(`${label} ${value}`)];
}
