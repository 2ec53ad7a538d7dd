import { readProduct } from '../../../products/index.js';
import { EMPTY_COPY } from '../../ListingCopy.js';
import { proveCopy } from '../proveCopy.js';

/** Whether the proof leaves a sentence of a description as it is, for a product with this name and these notes. */
export function isCarried(notes: string, sentence: string, productName: string): boolean {
  const reading = readProduct({ productName, description: notes, brand: '', category: '', attributes: {} });
  const { claims } = proveCopy({ ...EMPTY_COPY, description: sentence }, reading);
  return !claims.some(({ support }) => /^(?:contradicted|unsupported|unverified)$/u.test(support));
}
