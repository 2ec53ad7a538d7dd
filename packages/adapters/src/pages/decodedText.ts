import { isUtf8 } from 'node:buffer';
import { pageFault } from '@listwright/application/shared';
import sniffHTMLEncoding from 'html-encoding-sniffer';
import iconv from 'iconv-lite';

/** The encoding that browsers assume without a declaration for non-UTF-8 pages. */
const WESTERN = 'windows-1252';

/**
 * The text of a page: by its byte order mark, else the charset of its header, else its `meta` element (HTML standard,
 * encoding sniffing), else UTF-8 where it is that. Bytes that mean nothing become U+FFFD. Throws the page fault `unreadable` for
 * an encoding that is not decoded here.
 */
export function decodedText(bytes: Uint8Array, headerCharset?: string): { text: string; charset: string } {
  const encoding = sniffHTMLEncoding(bytes, {
    ...(headerCharset === undefined ? {} : { transportLayerEncodingLabel: headerCharset }),
    defaultEncoding: isUtf8(bytes) ? 'UTF-8' : WESTERN,
  });
  // Not TextDecoder: Node's takes windows-1252 for ISO 8859-1 and loses the euro sign (nodejs/node#56542).
  if (!iconv.encodingExists(encoding)) throw pageFault.of('unreadable');
  return {
    text: iconv.decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), encoding),
    charset: encoding.toLowerCase(),
  };
}
