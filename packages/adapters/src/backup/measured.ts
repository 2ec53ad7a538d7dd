import { createHash } from 'node:crypto';

export interface Measure {
  readonly bytes: number;
  /** Line ends: COPY's text format writes one for each row, and escapes those within values. */
  readonly lines: number;
  readonly sha256: string;
}

const LINE_END = 10;

/** Passes content on, and reports what it was once all of it has passed. */
export async function* measured(
  content: AsyncIterable<Uint8Array>,
  report: (measure: Measure) => void,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let [bytes, lines] = [0, 0];
  for await (const chunk of content) {
    hash.update(chunk);
    bytes += chunk.length;
    for (let at = chunk.indexOf(LINE_END); at >= 0; at = chunk.indexOf(LINE_END, at + 1)) lines += 1;
    yield chunk;
  }
  report({ bytes, lines, sha256: hash.digest('hex') });
}
