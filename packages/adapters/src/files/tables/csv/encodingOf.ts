import { isUtf8 } from 'node:buffer';
import type { TableEncoding } from '@listwright/domain/shared';

export interface FoundEncoding {
  readonly encoding: TableEncoding;
  /** Where the text begins, behind a byte order mark. */
  readonly start: number;
}

const LOOKED_AT = 4096;

/**
 * The encoding of a text: its byte order mark; without one UTF-16 by the zero bytes of its Latin letters, UTF-8 where every
 * byte is valid, else Windows-1252, which Excel on Windows saves as "CSV" in Western countries.
 * @param named the encoding that the owner of the file named; its byte order mark is skipped too.
 */
export function encodingOf(bytes: Uint8Array, named?: TableEncoding): FoundEncoding {
  const found = foundIn(bytes);
  if (named === undefined || named === found.encoding) return found;
  return { encoding: named, start: 0 };
}

function foundIn(bytes: Uint8Array): FoundEncoding {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return { encoding: 'utf-8', start: 3 };
  if (first === 0xff && second === 0xfe) return { encoding: 'utf-16le', start: 2 };
  if (first === 0xfe && second === 0xff) return { encoding: 'utf-16be', start: 2 };
  const zeros = [0, 0] as [number, number];
  const looked = Math.min(bytes.length, LOOKED_AT);
  for (let at = 0; at < looked; at += 1) if (bytes[at] === 0) zeros[at % 2 === 0 ? 0 : 1] += 1;
  const [even, odd] = zeros;
  // A stray zero byte is no UTF-16: at least a quarter of one half, and hardly any of the other.
  if (odd > looked / 8 && even < odd / 8) return { encoding: 'utf-16le', start: 0 };
  if (even > looked / 8 && odd < even / 8) return { encoding: 'utf-16be', start: 0 };
  return { encoding: isUtf8(bytes) ? 'utf-8' : 'windows-1252', start: 0 };
}
