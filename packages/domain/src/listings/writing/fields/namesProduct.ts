import { stemsOf } from '../../../products/index.js';
import type { Story } from '../Story.js';

const IS_A = /^(?:It|This|They|These)(?:['’]s| is|['’]re| are) (?:an? |our )?\p{L}/u;

/** Whether a sentence has a word of the product's names. */
export const namesProduct = (sentence: string, { reading }: Story): boolean =>
  stemsOf(sentence).some((stem) => reading.context.self.has(stem));

/** Whether a sentence says what the product is: "It's a round table mirror, 20 cm glass". */
export const saysWhatItIs = (sentence: string, story: Story): boolean =>
  IS_A.test(sentence) && namesProduct(sentence, story);
