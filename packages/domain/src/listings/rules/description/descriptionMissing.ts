import type { TextCheck } from '../engine/Check.js';
import { stripHtml } from '../everyField/stripHtml.js';

/** A description without a word: nothing, or markup alone. */
export const descriptionMissing: TextCheck = ({ text }) =>
  /[\p{L}\p{N}]/u.test(text.includes('<') ? stripHtml(text) : text)
    ? undefined
    : { message: 'The description is empty. Say what the product is and what it does.' };
