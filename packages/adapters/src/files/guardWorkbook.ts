import { DomainError } from '@listwright/domain/shared';
import yauzl from 'yauzl';

/** More than any real template has; a bomb passes one of these within its first megabytes. */
const MOST_ENTRIES = 1000;
const MOST_BYTES = 40 * 1024 * 1024;
const LONGEST_MS = 5000;

const END_RECORD = 0x06054b50;
const ZIP64_END_RECORD = 0x06064b50;

/**
 * Reads a workbook's zip once, counting what really comes out of it, before a spreadsheet library may see it: entries,
 * inflated bytes, document types (XML entities) and encryption. Throws `invalid` with one sentence.
 */
export async function guardWorkbook(bytes: Uint8Array, path: string): Promise<void> {
  const refuse = (reason: string) =>
    new DomainError('invalid', 'unsafe_workbook', `This workbook cannot be read: ${reason}.`, {
      faults: [{ path, message: reason }],
    });
  if (Buffer.from(bytes.subarray(0, 4)).toString('latin1') === '\xd0\xcf\x11\xe0') {
    throw refuse('it is protected by a password or saved in the old .xls format; save it as .xlsx without a password');
  }
  if (Buffer.from(bytes.subarray(0, 4)).toString('latin1') !== 'PK\x03\x04')
    throw refuse('it is not a whole .xlsx file');
  const zip = await open(bytes).catch(() => {
    throw refuse('it is not a whole .xlsx file');
  });
  const deadline = Date.now() + LONGEST_MS;
  let total = 0;
  try {
    if (zip.entryCount > MOST_ENTRIES) throw refuse('it has too many parts');
    for await (const entry of entriesOf(zip)) {
      if (entry.fileName.includes('..') || entry.fileName.startsWith('/')) throw refuse('it has parts outside itself');
      let head = '';
      for await (const chunk of await streamOf(zip, entry)) {
        total += chunk.length;
        if (total > MOST_BYTES) throw refuse(`it unpacks to more than ${MOST_BYTES / 1024 / 1024} MB`);
        if (Date.now() > deadline) throw refuse('it takes too long to unpack');
        if (head.length < 4096) head += chunk.toString('latin1');
      }
      if (/\.(xml|rels)$/i.test(entry.fileName) && /<!DOCTYPE|<!ENTITY/i.test(head))
        throw refuse('it declares XML entities');
    }
    // The count in the end record may lie, and other readers walk the directory instead: it must end where we ended.
    const next = Buffer.from(bytes).readUInt32LE(zip.readEntryCursor as unknown as number);
    if (next !== END_RECORD && next !== ZIP64_END_RECORD) throw refuse('its directory is not what it says');
  } catch (error) {
    throw error instanceof DomainError ? error : refuse('it is damaged');
  } finally {
    zip.close();
  }
}

function open(bytes: Uint8Array): Promise<yauzl.ZipFile> {
  return new Promise((resolve, reject) => {
    yauzl.fromBuffer(Buffer.from(bytes), { lazyEntries: true, validateEntrySizes: true }, (error, zip) =>
      error ? reject(error) : resolve(zip),
    );
  });
}

async function* entriesOf(zip: yauzl.ZipFile): AsyncGenerator<yauzl.Entry> {
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

function streamOf(zip: yauzl.ZipFile, entry: yauzl.Entry): Promise<AsyncIterable<Buffer>> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream as AsyncIterable<Buffer>)));
  });
}
