import { codePointLength, utf8Length } from '@listwright/domain/listings';
import type { CountLimit } from './CountLimit';

/** The length of a text as the marketplace counts it: Unicode code points, or UTF-8 bytes. */
export function countText(text: string, unit: CountLimit['unit']): number {
  return unit === 'bytes' ? utf8Length(text) : codePointLength(text);
}
