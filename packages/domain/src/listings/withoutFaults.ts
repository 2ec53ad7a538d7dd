import { cutSentences, maskMarkup } from '../products/index.js';
import { copyPropertyOf } from './copyPropertyOf.js';
import type { Finding } from './Finding.js';
import type { ListingCopy } from './ListingCopy.js';

/** A copy without the list entries and sentences that findings of severity error name. `faults` must be those of this very copy. */
export function withoutFaults(copy: ListingCopy, faults: readonly Finding[]): ListingCopy {
  let current = copy;
  const errors = faults.filter(
    ({ severity, span, index }) => severity === 'error' && (span !== undefined || index !== undefined),
  );
  // From the end, so that earlier places still hold.
  for (const { field, index, span } of errors.toSorted(
    (one, other) => (other.index ?? 0) - (one.index ?? 0) || (other.span?.start ?? 0) - (one.span?.start ?? 0),
  )) {
    const property = copyPropertyOf(field);
    const value = current[property];
    if (typeof value !== 'string') current = { ...current, [property]: value.filter((_, at) => at !== index) };
    else if (field === 'description' && span !== undefined)
      current = { ...current, [property]: withoutSentence(value, span.start) };
  }
  return current;
}

function withoutSentence(text: string, at: number): string {
  const sentence = cutSentences(maskMarkup(text)).find(({ start, end }) => start <= at && at <= end);
  if (sentence === undefined) return text;
  const end = /^[.!?]+/u.exec(text.slice(sentence.end))?.[0].length ?? 0;
  return `${text.slice(0, sentence.start)}${text.slice(sentence.end + end)}`
    .replaceAll(/[^\S\n]{2,}/gu, ' ')
    .replaceAll(/(?<!\s)\s+(?=<\/(?:p|li)>)/gu, '')
    .replaceAll(/<(p|li)><\/\1>/gu, '')
    .trim();
}
