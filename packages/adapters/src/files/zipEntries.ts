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

/** What an entry unpacks to. */
export function entryStream(zip: yauzl.ZipFile, entry: yauzl.Entry): Promise<AsyncIterable<Buffer>> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream as AsyncIterable<Buffer>)));
  });
}
