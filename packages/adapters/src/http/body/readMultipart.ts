import { readFile, rm } from 'node:fs/promises';
import type { Operation, ReceivedFile } from '@listwright/application/contract';
import type { Context } from 'koa';
import { koaBody } from 'koa-body';
import { requestErrors } from '../requestErrors.js';
import { bodyFault } from './bodyFault.js';
import type { RequestBody } from './RequestBody.js';
import type { UploadFolder } from './UploadFolder.js';
import type { UploadMemoryBudget } from './UploadMemoryBudget.js';

const FIELDS_LIMIT = 256 * 1024;
const MAX_FIELDS = 100;
const PROTOTYPE = '__proto__';

/** Where uploads are stored on disk, and their limit in memory. */
export interface Uploads {
  readonly folder: UploadFolder;
  readonly memoryBudget: UploadMemoryBudget;
}

type DeclaredFiles = NonNullable<Operation['files']>;

/** What formidable, behind koa-body, says of a file that it kept. */
interface StoredFile {
  readonly filepath: string;
  readonly originalFilename: string | null;
  readonly mimetype: string | null;
  readonly size: number;
}

/**
 * The fields and files of a multipart body. Files are received to disk, however slowly; then they are
 * read into memory as soon as the budget allows, and their copies on disk are removed.
 */
export async function readMultipart(
  context: Context,
  operation: Operation,
  declared: DeclaredFiles,
  { folder, memoryBudget }: Uploads,
): Promise<RequestBody> {
  const largest = Math.max(...Object.values(declared).map((file) => file.maxBytes));
  const tooLarge = `The file is larger than ${Math.floor(largest / 1024 / 1024)} MB.`;
  const begun: string[] = [];
  let hasPrototype = false;
  const parse = koaBody({
    multipart: true,
    json: false,
    text: false,
    urlencoded: false,
    formidable: {
      uploadDir: folder.path,
      maxFiles: Object.keys(declared).length,
      maxFileSize: largest,
      maxTotalFileSize: largest * Object.keys(declared).length,
      maxFields: MAX_FIELDS,
      maxFieldsSize: FIELDS_LIMIT,
      allowEmptyFiles: true,
      minFileSize: 0,
      onFileBegin: (_, { filepath }) => begun.push(filepath),
      // formidable would make it the prototype of its fields, and the others would be lost.
      onPart: (part, receive) => {
        if (part.name === PROTOTYPE) hasPrototype = true;
        else receive(part);
      },
    },
  });
  try {
    await folder.prepare(context.request.length ?? 0);
    await parse(context, () => Promise.resolve());
  } catch (error) {
    await Promise.all(begun.map((file) => rm(file, { force: true })));
    throw bodyFault(error, tooLarge);
  }
  const stored = Object.entries(context.request.files ?? {}) as [string, StoredFile | StoredFile[]][];
  const all = stored.flatMap(([, file]) => file);
  let release: (() => void) | undefined;
  try {
    const wanted = wantedFiles(stored, declared, tooLarge);
    release = await memoryBudget.take(wanted.reduce((sum, [, { size }]) => sum + size, 0));
    const files: Record<string, ReceivedFile> = {};
    for (const [name, file] of wanted) {
      const bytes = new Uint8Array(await readFile(file.filepath));
      files[name] = { name: file.originalFilename ?? '', type: file.mimetype ?? '', bytes };
    }
    const fields = Object.entries((context.request.body ?? {}) as Record<string, unknown>);
    const named = hasPrototype ? [...fields, [PROTOTYPE, ''] as const] : fields;
    return { body: structuredFields(named, operation.body), files, release };
  } catch (error) {
    release?.();
    throw error;
  } finally {
    await Promise.all(all.map((file) => rm(file.filepath, { force: true })));
  }
}

function wantedFiles(
  stored: readonly (readonly [string, StoredFile | StoredFile[]])[],
  declared: DeclaredFiles,
  tooLarge: string,
): readonly (readonly [string, StoredFile])[] {
  return stored.flatMap(([name, given]) => {
    const rule = declared[name];
    if (rule === undefined) throw requestErrors.malformed(`There is no file field "${name.slice(0, 50)}" here.`);
    const file = Array.isArray(given) ? given[0] : given;
    // A browser sends a field without a file as a nameless one of no bytes.
    if (file === undefined || (file.size === 0 && !file.originalFilename)) return [];
    if (file.size === 0) throw requestErrors.invalidFields([{ path: name, message: 'The file is empty.' }]);
    if (file.size > rule.maxBytes) throw requestErrors.tooLarge(tooLarge);
    return [[name, file] as const];
  });
}

/**
 * In a multipart body objects and lists travel as JSON texts; a text field that looks like one stays a text. A field that takes either
 * a text or a list gets the list.
 */
function structuredFields(
  fields: readonly (readonly [string, unknown])[],
  schema: Operation['body'],
): Record<string, unknown> {
  const entries = fields.map(([name, value]) => {
    const field = schema !== undefined && Object.hasOwn(schema.shape, name) ? schema.shape[name] : undefined;
    const takesText = field?.safeParse('text').success ?? true;
    const isText = takesText && (field?.safeParse([]).success !== true || !isListText(value));
    if (isText || typeof value !== 'string' || !/^\s*[[{]/.test(value)) return [name, value] as const;
    try {
      return [name, JSON.parse(value) as unknown] as const;
    } catch {
      return [name, value] as const;
    }
  });
  return Object.fromEntries(entries);
}

/** `[]` or `["…"]`; a text such as "[sic] a mug" is none. */
const isListText = (value: unknown): boolean => typeof value === 'string' && /^\s*\[\s*(?:"|\])/.test(value);
