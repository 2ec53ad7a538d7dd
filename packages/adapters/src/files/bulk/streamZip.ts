import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export interface ZipPart {
  readonly name: string;
  /** Opened when its turn comes, one at a time. */
  readonly content: () => AsyncIterable<Uint8Array>;
}

/** A zip, packed while it is sent. `compress` is for parts that are not packed already. */
export async function* streamZip(parts: readonly ZipPart[], compress: boolean): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const output = new PassThrough();
  let open: Readable | undefined;
  zip.on('error', (error) => output.destroy(error as Error));
  for (const { name, content } of parts) {
    zip.addReadStreamLazy(name, { compress }, (give) => {
      open = Readable.from(content(), { objectMode: false });
      open.on('error', (error) => output.destroy(error));
      give(null, open);
    });
  }
  zip.end();
  zip.outputStream.pipe(output);
  try {
    for await (const chunk of output) yield chunk as Uint8Array;
  } finally {
    // When the reader stops early, the open part is closed.
    open?.destroy();
    output.destroy();
  }
}
