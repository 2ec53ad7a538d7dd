import { codePointLength, utf8Length } from '@listwright/domain/listings';
import type { CountLimit } from './CountLimit';

/** How long a text is as the marketplace counts it: Unicode code points, or bytes of UTF-8. */
export function countText(text: string, unit: CountLimit['unit']): number {
  return unit === 'bytes' ? utf8Length(text) : codePointLength(text);
}
