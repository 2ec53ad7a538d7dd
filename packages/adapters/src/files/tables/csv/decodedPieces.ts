import { unreadableTable } from '../unreadableTable.js';
import type { FoundEncoding } from './encodingOf.js';

/**
 * Parsed and checked in a few milliseconds, so that other requests are answered in between; and gone before the collector
 * moves its rows to where they stay long: with 512 kB a million rows took 90 MB more, with 64 kB none.
 */
const PIECE = 64 * 1024;

/** What Windows-1252 has at 0x80 to 0x9F; its five holes stay control characters, as browsers read them. */
const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** The text of a file in pieces. Throws `invalid` at a zero byte, which no text holds. */
export function* decodedPieces(bytes: Uint8Array, { encoding, start }: FoundEncoding): Generator<string> {
  // Node 20 reads windows-1252 as Latin-1 (nodejs/node#56542), so the difference is made here.
  const decoder = encoding === 'windows-1252' ? undefined : new TextDecoder(encoding, { ignoreBOM: true });
  for (let at = start; at < bytes.length; at += PIECE) {
    const end = Math.min(at + PIECE, bytes.length);
    const piece = bytes.subarray(at, end);
    const text = decoder?.decode(piece, { stream: end < bytes.length }) ?? windows1252(piece);
    if (text.includes('\0'))
      throw unreadableTable(
        'This file holds zero bytes, which no text does. Save the table again as CSV (UTF-8) or .xlsx.',
      );
    yield text;
  }
}

function windows1252(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (character) => WINDOWS_1252[character.charCodeAt(0) - 0x80] ?? character);
}
