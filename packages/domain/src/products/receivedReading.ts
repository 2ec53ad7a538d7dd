import { TextMemory } from '../shared/index.js';
import type { ProductBrief, ProductReading } from './facts/ProductReading.js';
import { readProduct } from './readProduct.js';
import type { ReadingContext } from './reading/index.js';

/**
 * Takes over a reading that another thread made of the same brief: `readProduct` of this object gives it from now on. Only data
 * is copied between threads, so the memories of its contexts begin again.
 */
export function receivedReading(brief: ProductBrief, { context, ...copied }: ProductReading): ProductReading {
  const reading = { ...copied, brief, context: renewed(context, new TextMemory()) };
  readProduct.keep(reading, brief);
  return reading;
}

/** The sentences of a text are the same with other parts, so that its contexts share one memory of them. */
const renewed = ({ before, ...context }: ReadingContext, sentences: TextMemory): ReadingContext => ({
  ...context,
  memory: new TextMemory(),
  sentences,
  ...(before === undefined ? {} : { before: { ...before, context: renewed(before.context, sentences) } }),
});
