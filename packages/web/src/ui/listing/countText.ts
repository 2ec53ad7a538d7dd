import type { CountLimit } from './CountLimit';

const encoder = new TextEncoder();

/** How long a text is as the marketplace counts it: Unicode code points, or bytes of UTF-8. */
export function countText(text: string, unit: CountLimit['unit']): number {
  return unit === 'bytes' ? encoder.encode(text).length : [...text].length;
}
