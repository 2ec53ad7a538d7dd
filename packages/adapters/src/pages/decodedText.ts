import { isUtf8 } from 'node:buffer';
import { pageFault } from '@listwright/application/shared';
import sniffHTMLEncoding from 'html-encoding-sniffer';
import iconv from 'iconv-lite';

/** The encoding that browsers assume without a declaration for non-UTF-8 pages. */
const WESTERN = 'windows-1252';

/** No text of another encoding is valid UTF-8 by chance: programs that save pages write them so, and leave their `meta` as it was. */
const isSurelyUtf8 = (bytes: Uint8Array): boolean => isUtf8(bytes) && bytes.some((byte) => byte > LAST_OF_ASCII);
const LAST_OF_ASCII = 0x7f;

/**
 * The text of a page: by its byte order mark, else the charset of its header, else UTF-8 where it is surely that, else its `meta`
 * element (HTML standard, encoding sniffing). Bytes that mean nothing become U+FFFD. Throws the page fault `unreadable` for
 * an encoding that is not decoded here.
 */
export function decodedText(bytes: Uint8Array, headerCharset?: string): { text: string; charset: string } {
  const given = headerCharset ?? (isSurelyUtf8(bytes) ? 'utf-8' : undefined);
  const encoding = sniffHTMLEncoding(bytes, {
    ...(given === undefined ? {} : { transportLayerEncodingLabel: given }),
    defaultEncoding: isUtf8(bytes) ? 'UTF-8' : WESTERN,
  });
  // Not TextDecoder: Node's takes windows-1252 for ISO 8859-1 and loses the euro sign (nodejs/node#56542).
  if (!iconv.encodingExists(encoding)) throw pageFault.of('unreadable');
  return {
    text: iconv.decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), encoding),
    charset: encoding.toLowerCase(),
  };
}
