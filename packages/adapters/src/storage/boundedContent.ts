import { objectFault } from '@listwright/application/shared';

/** Results of a million rows take a third of this. */
export const MAX_OBJECT_BYTES = 1024 ** 3;

/** Content that is counted as it is read. */
export interface BoundedContent {
  /** Throws `object_too_large` past the limit. */
  readonly chunks: AsyncGenerator<Uint8Array>;
  /** Bytes so far. */
  readonly size: () => number;
}

/** Counts content, and fails past so many bytes. */
export function boundedContent(content: AsyncIterable<Uint8Array>, maxBytes: number): BoundedContent {
  let size = 0;
  async function* counted() {
    for await (const chunk of content) {
      size += chunk.length;
      if (size > maxBytes) throw objectFault.tooLarge(maxBytes);
      yield chunk;
    }
  }
  return { chunks: counted(), size: () => size };
}
