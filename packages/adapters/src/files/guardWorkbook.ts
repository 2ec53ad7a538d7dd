import { DomainError } from '@listwright/domain/shared';
import type yauzl from 'yauzl';
import { WorkbookPartScanner } from './WorkbookPartScanner.js';
import { entryStream, openZip, zipEntries } from './zipEntries.js';

/** How much may come out of a workbook. */
export interface WorkbookLimits {
  readonly entries: number;
  readonly bytes: number;
  readonly entryBytes: number;
  /** Of the shared strings, which every reader holds in memory. */
  readonly stringBytes: number;
}

/** More than any real template has; a bomb passes one of these within its first megabytes. */
const TEMPLATE_LIMITS: WorkbookLimits = {
  entries: 1000,
  bytes: 40 * 1024 ** 2,
  entryBytes: 40 * 1024 ** 2,
  stringBytes: 40 * 1024 ** 2,
};
/** 100,000 rows of 20 texts; such a table is streamed, so its size alone costs no memory. */
export const TABLE_LIMITS: WorkbookLimits = {
  entries: 1000,
  bytes: 320 * 1024 ** 2,
  entryBytes: 256 * 1024 ** 2,
  stringBytes: 64 * 1024 ** 2,
};

const MAX_MS = 5000;

const END_RECORD = 0x06054b50;
/** A size or offset stored in a zip64 record instead, which only files above 4 GB need. */
const IN_ZIP64 = 0xffffffff;

/**
 * Reads a workbook's zip once, counting what really comes out of it, before a spreadsheet library may see it: entries,
 * inflated bytes, document types (XML entities), texts longer than a cell, archives in it, entries that overlap or hide,
 * links to other workbooks and encryption. Throws `invalid` with one sentence.
 */
export async function guardWorkbook(
  bytes: Uint8Array,
  path: string,
  limits: WorkbookLimits = TEMPLATE_LIMITS,
): Promise<void> {
  const refuse = (reason: string) =>
    new DomainError('invalid', 'unsafe_workbook', `This workbook cannot be read: ${reason}.`, {
      faults: [{ path, message: reason }],
    });
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const head = buffer.subarray(0, 4).toString('latin1');
  if (head === '\xd0\xcf\x11\xe0') {
    throw refuse('it is protected by a password or saved in the old .xls format; save it as .xlsx without a password');
  }
  if (head !== 'PK\x03\x04') throw refuse('it is not a complete .xlsx file');
  const zip = await openZip(bytes).catch(() => {
    throw refuse('it is not a complete .xlsx file');
  });
  const deadline = Date.now() + MAX_MS;
  const directory = zip.readEntryCursor as unknown as number;
  const entries: yauzl.Entry[] = [];
  let total = 0;
  try {
    if (zip.entryCount > limits.entries) throw refuse('it has too many parts');
    for await (const entry of zipEntries(zip)) {
      entries.push(entry);
      const reason = reasonIn(entry);
      if (reason !== undefined) throw refuse(reason);
      const scan = new WorkbookPartScanner(entry.fileName);
      const most = /sharedStrings[^/]*$/i.test(entry.fileName) ? limits.stringBytes : limits.entryBytes;
      let size = 0;
      for await (const chunk of entryStream(zip, entry)) {
        total += chunk.length;
        size += chunk.length;
        if (total > limits.bytes || size > most)
          throw refuse(`it unpacks to more than ${Math.min(limits.bytes, most) / 1024 ** 2} MB; save it as CSV`);
        if (Date.now() > deadline) throw refuse('it takes too long to unpack');
        const unsafe = scan.reasonIn(chunk);
        if (unsafe !== undefined) throw refuse(unsafe);
      }
    }
    // The count in the end record may lie, and other readers walk the directory instead: it must end where we ended.
    const next = buffer.readUInt32LE(zip.readEntryCursor as unknown as number);
    if (next !== END_RECORD) throw refuse('its directory is not what it says; open it and save it again as .xlsx');
    if (overlap(buffer, entries, directory)) throw refuse('its parts lie over one another');
    if (new Set(entries.map(({ fileName }) => fileName.toLowerCase())).size < entries.length)
      throw refuse('it holds a part twice');
    if (!entries.some(({ fileName }) => /(^|\/)workbook[^/]*\.xml$/i.test(fileName)))
      throw refuse('it is an archive of other files');
  } catch (error) {
    throw error instanceof DomainError ? error : refuse('it is damaged');
  } finally {
    zip.close();
  }
}

function reasonIn({
  fileName,
  compressedSize,
  uncompressedSize,
  relativeOffsetOfLocalHeader,
  extraFields,
}: yauzl.Entry) {
  if (fileName.includes('..') || fileName.startsWith('/') || fileName.includes('\\'))
    return 'it has parts outside itself';
  if (/(^|\/)externalLinks\//i.test(fileName)) {
    return 'it takes values from other workbooks; copy the cells, paste them as values and save it again';
  }
  const sizes = [compressedSize, uncompressedSize, relativeOffsetOfLocalHeader];
  if (sizes.some((size) => size >= IN_ZIP64) || extraFields.some(({ id }) => id === 1))
    return 'it is written in the form for files above 4 GB (zip64); open it and save it again as .xlsx';
  return undefined;
}

/** Whether two entries share bytes, or one reaches into the directory: small files that unpack to huge ones do. */
function overlap(buffer: Buffer, entries: readonly yauzl.Entry[], directory: number): boolean {
  let free = 0;
  const inPlace = entries.toSorted((one, other) => one.relativeOffsetOfLocalHeader - other.relativeOffsetOfLocalHeader);
  for (const { relativeOffsetOfLocalHeader: start, compressedSize } of inPlace) {
    if (start < free) return true;
    free = start + 30 + buffer.readUInt16LE(start + 26) + buffer.readUInt16LE(start + 28) + compressedSize;
  }
  return free > directory;
}
