import type { Draft } from '@listwright/application/listings';
import { isLong } from './isLong.js';

/** Whether a text, or the brief that it is proven by, is too long to be proven on the event loop. */
export function isLongText({ copy, brief }: Draft): boolean {
  return isLong(copy, 'review') || isLong(brief, 'read');
}
