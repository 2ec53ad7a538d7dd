import { Readable } from 'node:stream';
import { DomainError } from '@listwright/domain/shared';
import { decodedText } from './decodedText.js';
import { unpackedBody } from './unpackedBody.js';

/** Of a saved page as unpacked. */
const MOST_BYTES = 10 * 1024 * 1024;

/**
 * The text of a saved page: HTML in any encoding, gzipped or not, or the HTML part of a web archive (MHTML). Throws
 * `page_unreadable` for anything else and `page_too_large` above 10 MB.
 */
export async function savedPageText(bytes: Uint8Array): Promise<string> {
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const plain = isGzip ? await unpackedBody(Readable.from([bytes]), 'gzip', MOST_BYTES) : bytes;
  const { text } = decodedText(plain);
  const html = /^(?:From|MIME-Version|Content-Type|Snapshot-Content-Location):/imu.test(text.slice(0, 400))
    ? archived(text)
    : text;
  if (!/<[a-z!][^<>]{0,2000}>/iu.test(html.slice(0, 200_000)))
    throw new DomainError(
      'invalid',
      'not_a_page',
      'This file is not a saved web page. Save the page in your browser as "Web page, HTML only".',
      {
        faults: [{ path: 'file', message: 'This is no HTML' }],
      },
    );
  return html;
}

/** The first HTML part of an archive as browsers save it (RFC 2557). */
function archived(text: string): string {
  const boundary = /boundary="?([^"\r\n;]{1,100})"?/iu.exec(text)?.[1];
  if (boundary === undefined) return text;
  for (const part of text.split(`--${boundary}`).slice(1, 50)) {
    const [head = '', ...rest] = part.replace(/^\r?\n/u, '').split(/\r?\n\r?\n/u);
    if (!/^content-type:\s*text\/html/imu.test(head)) continue;
    const charset = /charset="?([\w-]+)/iu.exec(head)?.[1];
    const body = rest.join('\n\n');
    if (/^content-transfer-encoding:\s*quoted-printable/imu.test(head))
      return decodedText(unquoted(body), charset).text;
    if (/^content-transfer-encoding:\s*base64/imu.test(head))
      return decodedText(Buffer.from(body, 'base64'), charset).text;
    return body;
  }
  return text;
}

/** The bytes of quoted-printable text (RFC 2045, 6.7). */
const unquoted = (text: string): Uint8Array =>
  Buffer.from(
    Buffer.from(text.replaceAll(/=[ \t]*\r?\n/gu, ''), 'utf8')
      .toString('latin1')
      .replaceAll(/=([\dA-F]{2})/giu, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  );
