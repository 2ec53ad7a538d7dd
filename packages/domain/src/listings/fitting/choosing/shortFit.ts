import { codePointLength } from '../../rules/text/codePointLength.js';
import { FITTED_NAMES } from '../reading/fittedNames.js';

const ITEM = /^(?:\d+(?:\.\d+)?[\p{L}]?|\p{L}{0,3}\d[\p{L}\d-]*),?$/u;
/** "RF28 RS25 Series": closes the list, and goes with a part of it. */
const CLOSES = /^(?:series|models?)$/i;
const YEARS = /^(?:19|20)\d{2}(?:-\d{2,4})?$/;
const JOINS = /^(?:and|or|&|\/|-|\+)$/i;

/**
 * What a product fits, with as many of its models as there is room for: "for Polaris Sportsman 400 450" of a longer list.
 * Undefined where it is no list or not even the first name has room.
 */
export function shortFit(fit: string, max: number): string | undefined {
  const words = fit.split(' ');
  const figure = words.findIndex((word) => /\d/.test(word));
  if (figure === -1) return undefined;
  // "for 2006-2012 Ford Fusion": years say nothing without make and model.
  const isYearsFirst =
    YEARS.test(words[figure] as string) && /^(?:for|with|fits|of)$/i.test(words[figure - 1] ?? 'for');
  const first = isYearsFirst && words.length > figure + 2 ? figure + 2 : figure;
  while (words.length > first + 1 && codePointLength(words.join(' ')) > max) {
    const last = words.at(-1) as string;
    const before = words.at(-2) as string;
    const isItem = ITEM.test(last) && (ITEM.test(before) || JOINS.test(before) || first > figure);
    const slash = last.lastIndexOf('/');
    if (slash > 0 && words.length > first + 1) {
      words.splice(-1, 1, last.slice(0, slash));
      continue;
    }
    // "/ Hubsan H107": a name goes with its models.
    const join = words.findLastIndex((word, at) => at > first && JOINS.test(word));
    if (isItem || (CLOSES.test(last) && ITEM.test(words.at(-2) ?? ''))) words.pop();
    else if (words.length > first + 2 && FITTED_NAMES.has((words.at(-2) as string).toLowerCase())) words.splice(-2);
    else if (join !== -1) words.length = join;
    else if (words.slice(first + 1).some((word) => word.indexOf('/') > 0)) words.pop();
    else if (words.length > first + 2 && /^\p{Lu}/u.test(last)) words.pop();
    else return undefined;
    while (JOINS.test(words.at(-1) as string)) words.pop();
    // "Honda Accord 2009-2014": the years are those of the next make.
    if (isYearsFirst && words.length > first + 1 && YEARS.test(words.at(-1) as string)) words.pop();
  }
  const text = words.join(' ').replace(/,$/, '');
  return codePointLength(text) <= max && text !== fit ? text : undefined;
}
