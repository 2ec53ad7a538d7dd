import type { TableEncoding } from '@listwright/domain/shared';
import iconv from 'iconv-lite';
import { unreadableTable } from '../unreadableTable.js';
import type { FoundEncoding } from './encodingOf.js';
import { windows1252 } from './windows1252.js';

/**
 * Parsed and checked in a few milliseconds, so that other requests are answered in between; and gone before the collector
 * moves its rows to where they stay long: with 512 kB a million rows took 90 MB more, with 64 kB none.
 */
const PIECE = 64 * 1024;

/** The text of a file in pieces. Throws `invalid` at a zero byte, which no text holds. */
export function* decodedPieces(bytes: Uint8Array, { encoding, start }: FoundEncoding): Generator<string> {
  const decode = decoderOf(encoding);
  for (let at = start; at < bytes.length; at += PIECE) {
    const end = Math.min(at + PIECE, bytes.length);
    const text = decode(bytes.subarray(at, end), end === bytes.length);
    if (text.includes('\0'))
      throw unreadableTable(
        'This file holds zero bytes, which no text does. Save the table again as CSV (UTF-8) or .xlsx.',
      );
    yield text;
  }
}

function decoderOf(encoding: TableEncoding): (piece: Uint8Array, isLast: boolean) => string {
  if (encoding === 'windows-1252') return windows1252;
  if (encoding.startsWith('utf-')) {
    const decoder = new TextDecoder(encoding, { ignoreBOM: true });
    return (piece, isLast) => decoder.decode(piece, { stream: !isLast });
  }
  // For it knows code pages of DOS, which browsers do not.
  const decoder = iconv.getDecoder(encoding);
  return (piece, isLast) =>
    decoder.write(Buffer.from(piece.buffer, piece.byteOffset, piece.length)) + (isLast ? (decoder.end() ?? '') : '');
}
