import { pipeline, type Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import yauzl from 'yauzl';

/** Opens a zip in memory; sizes that its entries claim are checked while they are read. */
export function openZip(bytes: Uint8Array): Promise<yauzl.ZipFile> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  return new Promise((resolve, reject) => {
    yauzl.fromBuffer(buffer, { lazyEntries: true, validateEntrySizes: true }, (error, zip) =>
      error ? reject(error) : resolve(zip),
    );
  });
}

/** The entries of the central directory in its order. */
export async function* zipEntries(zip: yauzl.ZipFile): AsyncGenerator<yauzl.Entry> {
  for (let count = 0; count < zip.entryCount; count += 1) {
    yield await new Promise<yauzl.Entry>((resolve, reject) => {
      const settle = (work: () => void) => {
        zip.removeAllListeners('entry').removeAllListeners('error');
        work();
      };
      zip.once('entry', (entry: yauzl.Entry) => settle(() => resolve(entry)));
      zip.once('error', (error) => settle(() => reject(error)));
      zip.readEntry();
    });
  }
}

/** Node's own pieces of 16 kB cost more in stream events than in work. */
const PIECE = 128 * 1024;
const DEFLATED = 8;

/** What an entry unpacks to. Fails where that is not as long as the entry says. */
export async function* entryStream(zip: yauzl.ZipFile, entry: yauzl.Entry): AsyncGenerator<Buffer> {
  const isDeflated = entry.compressionMethod === DEFLATED;
  const stored = await storedStream(zip, entry, isDeflated);
  // A failure before the end reaches the loop below through the last of both.
  const unpacked = isDeflated ? pipeline(stored, createInflateRaw({ chunkSize: PIECE }), () => {}) : stored;
  let size = 0;
  for await (const chunk of unpacked) {
    size += (chunk as Buffer).length;
    if (size > entry.uncompressedSize) break;
    yield chunk as Buffer;
  }
  if (size !== entry.uncompressedSize) throw new Error(`${entry.fileName} is not as long as it says`);
}

function storedStream(zip: yauzl.ZipFile, entry: yauzl.Entry, isDeflated: boolean): Promise<Readable> {
  return new Promise((resolve, reject) => {
    const give = (error: Error | null, stream: Readable) => (error ? reject(error) : resolve(stream));
    if (isDeflated) zip.openReadStream(entry, { decompress: false, decrypt: null, start: null, end: null }, give);
    else zip.openReadStream(entry, give);
  });
}
