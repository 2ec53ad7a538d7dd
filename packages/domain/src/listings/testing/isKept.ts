import { readProduct } from '../../products/index.js';
import { EMPTY_COPY } from '../ListingCopy.js';
import { proveCopy } from '../proof/index.js';

/** Whether the proof keeps a sentence beside the facts of a note. */
export function isKept(note: string, sentence: string): boolean {
  const reading = readProduct({ productName: 'Thing', description: note, brand: '', category: '', attributes: {} });
  return proveCopy({ ...EMPTY_COPY, description: sentence }, reading).claims.every(
    ({ support }) => !/^(?:contradicted|unsupported|unverified)$/u.test(support),
  );
}
