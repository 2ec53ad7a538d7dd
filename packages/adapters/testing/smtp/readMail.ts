export interface ReceivedMail {
  /** Addresses of the envelope: who sent it, and who gets it. */
  readonly from: string;
  readonly to: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly subject: string;
  readonly text: string;
}

/** Reads a message of one text part, as quoted-printable or plain text, out of the lines of a DATA command. */
export function readMail(envelope: { from: string; to: readonly string[] }, lines: readonly string[]): ReceivedMail {
  const end = lines.indexOf('');
  const folded = lines
    .slice(0, end)
    .join('\r\n')
    .replace(/\r\n[ \t]+/g, ' ');
  const headers = Object.fromEntries(
    folded.split('\r\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  ) as Record<string, string>;
  const body = lines.slice(end + 1).join('\n');
  const quoted = headers['content-transfer-encoding'] === 'quoted-printable';
  const text = quoted ? unquoted(body.replace(/=\n/g, '')) : body;
  return { ...envelope, headers, subject: encodedWords(headers.subject ?? ''), text };
}

function unquoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** RFC 2047: words such as `=?UTF-8?Q?F=C3=BCr?=`; space between two of them is not theirs. */
function encodedWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString('utf8') : unquoted(word.replace(/_/g, ' ')),
    );
}
