import type { Table, UploadedTable } from '@listwright/application/shared';
import { unreadableTable } from './unreadableTable.js';

type Format = Table['format'];

const FORMAT_OF: Readonly<Record<string, Format>> = { csv: 'csv', tsv: 'csv', txt: 'csv', xlsx: 'xlsx' };

/** The kind of a file by its first bytes, read as Latin-1. */
const OTHERS: readonly (readonly [RegExp, string])[] = [
  [/^\x89PNG/, 'a PNG image'],
  [/^\xff\xd8\xff/, 'a JPEG image'],
  [/^GIF8[79]a/, 'a GIF image'],
  [/^RIFF....(?:WEBP|AVI |WAVE)/s, 'a picture, film or sound'],
  [/^....ftyp/s, 'a picture or film'],
  [/^%PDF/, 'a PDF document'],
  [/^\{\\rtf/, 'a text document'],
  [/^(?:\x1f\x8b|7z\xbc\xaf|Rar!|BZh\d|\xfd7zXZ)/, 'a compressed archive'],
  [/^SQLite format 3/, 'a database'],
  [/^(?:\x7fELF|MZ[\x00-\x08\x80-\xff])/, 'a program'],
  [/^(?:\xef\xbb\xbf)?\s*<(?:!doctype\s+html|html|head|body|table|div|script)\b/i, 'a web page'],
  [/^(?:\xef\xbb\xbf)?\s*<(?:\?|!|[a-z])/i, 'an XML or HTML document'],
  [/^(?:\xef\xbb\xbf)?\s*(?:\{\s*["}]|\[\s*[{[\]])/, 'a JSON document'],
];

/**
 * CSV or XLSX by content; the file name must agree. Throws `invalid` where it is neither, or the name says
 * something else.
 */
export function tableKindOf({ name, bytes }: UploadedTable): Format {
  if (bytes.length === 0)
    throw unreadableTable('This file is empty. Upload a .csv or .xlsx file with a header and rows.');
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 512)).toString('latin1');
  const other = OTHERS.find(([beginning]) => beginning.test(head))?.[1];
  if (other !== undefined) throw unreadableTable(`This file is ${other}, not a table. Upload a .csv or .xlsx file.`);
  // An old or encrypted workbook is one to the seller too; the guard says what it is.
  const held: Format = /^(?:PK\x03\x04|PK\x05\x06|\xd0\xcf\x11\xe0)/.test(head) ? 'xlsx' : 'csv';
  const extension = /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const named = FORMAT_OF[extension];
  if (named === held || (extension === 'xls' && head.startsWith('\xd0'))) return held;
  if (named === undefined) {
    throw unreadableTable(
      extension === ''
        ? 'The name of this file has no ending. Name it .csv or .xlsx, as it was saved.'
        : `Files that end in .${extension.slice(0, 20)} are not read here. Save the table as .csv or .xlsx and upload that.`,
    );
  }
  throw unreadableTable(
    held === 'xlsx'
      ? `This file is a workbook but is named .${extension}. Name it .xlsx, or save it as CSV first.`
      : 'This file is named .xlsx but is plain text. Name it .csv, or save it as a workbook first.',
  );
}
