import { readFile, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { Operation, RawBody, ReceivedFile } from '@listwright/application/contract';
import { storageFull } from '@listwright/application/shared';
import type { Context } from 'koa';
import { HttpMethodEnum, koaBody } from 'koa-body';
import { requestErrors } from './requestErrors.js';

const JSON_LIMIT = 1024 * 1024;
const FIELDS_LIMIT = 256 * 1024;
const MOST_FIELDS = 100;
/** How many times an upload must fit on the disk. */
const ROOM = 2;
/** No space, or none left for this user. */
const NO_ROOM = ['ENOSPC', 'EDQUOT'];

/** What formidable, behind koa-body, says of a file that it kept. */
interface StoredFile {
  readonly filepath: string;
  readonly originalFilename: string | null;
  readonly mimetype: string | null;
  readonly size: number;
}

export interface RequestBody {
  readonly body: Record<string, unknown>;
  readonly files: Record<string, ReceivedFile>;
  /** The bytes as they came, where the operation takes them so. */
  readonly raw?: Uint8Array;
}

const parseJson = koaBody({
  ...{ json: true, text: false, urlencoded: false, jsonLimit: JSON_LIMIT, jsonStrict: true },
  // By default koa-body leaves the body of a DELETE alone; deleting an account takes the password.
  parsedMethods: [HttpMethodEnum.POST, HttpMethodEnum.PUT, HttpMethodEnum.PATCH, HttpMethodEnum.DELETE],
});

/**
 * The body of a request as the operation takes it: JSON, or, where it takes files, multipart as well. Anything else,
 * and anything larger than declared, is refused. Uploaded files are read into memory (they are small) and their
 * temporary copies removed at once.
 */
export async function readBody(context: Context, operation: Operation): Promise<RequestBody> {
  if (operation.rawBody !== undefined) return { body: {}, files: {}, raw: await readRaw(context, operation.rawBody) };
  if (context.request.length === 0) return { body: {}, files: {} };
  const type = context.request.is('json', 'multipart');
  if (type === null) return { body: {}, files: {} };
  if (type === 'json') return { body: objectOf(await parsedJson(context)), files: {} };
  if (type === 'multipart' && operation.files !== undefined) return multipart(context, operation, operation.files);
  const wanted = operation.files === undefined ? 'application/json' : 'application/json or multipart/form-data';
  throw requestErrors.wrongType(`Send the body as ${wanted}.`);
}

async function readRaw(context: Context, { maxBytes }: RawBody): Promise<Uint8Array> {
  const pieces: Buffer[] = [];
  let length = 0;
  // Not destroyed where it is refused: the sender is still to be told why.
  const body = context.req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  for await (const piece of body) {
    length += piece.byteLength;
    if (length > maxBytes) break;
    pieces.push(piece);
  }
  if (length > maxBytes) {
    context.req.resume();
    throw requestErrors.tooLarge(`The body is larger than ${maxBytes / 1024} KB.`);
  }
  return Buffer.concat(pieces);
}

async function parsedJson(context: Context): Promise<unknown> {
  try {
    await parseJson(context, () => Promise.resolve());
  } catch (error) {
    throw refusalOf(error, `The body is larger than ${JSON_LIMIT / 1024} KB.`);
  }
  return context.request.body;
}

function objectOf(value: unknown): Record<string, unknown> {
  if (value === undefined) return {};
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw requestErrors.malformed('The body must be a JSON object.');
}

async function multipart(
  context: Context,
  operation: Operation,
  declared: NonNullable<Operation['files']>,
): Promise<RequestBody> {
  await requireRoom(context.request.length ?? 0);
  const largest = Math.max(...Object.values(declared).map((file) => file.maxBytes));
  const tooLarge = `The file is larger than ${Math.floor(largest / 1024 / 1024)} MB.`;
  const parse = koaBody({
    multipart: true,
    json: false,
    text: false,
    urlencoded: false,
    formidable: {
      maxFiles: Object.keys(declared).length,
      maxFileSize: largest,
      maxTotalFileSize: largest * Object.keys(declared).length,
      maxFields: MOST_FIELDS,
      maxFieldsSize: FIELDS_LIMIT,
      allowEmptyFiles: true,
      minFileSize: 0,
    },
  });
  try {
    await parse(context, () => Promise.resolve());
  } catch (error) {
    throw refusalOf(error, tooLarge);
  }
  const stored = Object.entries(context.request.files ?? {}) as [string, StoredFile | StoredFile[]][];
  const flat = stored.map(([name, file]) => [name, Array.isArray(file) ? file[0] : file] as const);
  try {
    const files: Record<string, ReceivedFile> = {};
    for (const [name, file] of flat) {
      const rule = declared[name];
      if (rule === undefined) throw requestErrors.malformed(`There is no file field "${name.slice(0, 50)}" here.`);
      // A browser sends a field without a file as a nameless one of no bytes.
      if (file === undefined || (file.size === 0 && !file.originalFilename)) continue;
      if (file.size === 0) throw requestErrors.invalidFields([{ path: name, message: 'The file is empty.' }]);
      if (file.size > rule.maxBytes) throw requestErrors.tooLarge(tooLarge);
      const bytes = new Uint8Array(await readFile(file.filepath));
      files[name] = { name: file.originalFilename ?? '', type: file.mimetype ?? '', bytes };
    }
    return { body: structuredFields(objectOf(context.request.body), operation.body), files };
  } finally {
    const all = stored.flatMap(([, file]) => file);
    await Promise.all(all.map((file) => rm(file.filepath, { force: true })));
  }
}

/** An upload that would fill the disk is refused before it is sent: the database may lie on the same one. */
async function requireRoom(bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(tmpdir());
  if (bavail * bsize < ROOM * bytes) throw storageFull.of();
}

/** In a multipart body objects and lists travel as JSON texts; a text field that looks like one stays a text. */
function structuredFields(fields: Record<string, unknown>, schema: Operation['body']): Record<string, unknown> {
  const entries = Object.entries(fields).map(([name, value]) => {
    const takesText = schema?.shape[name]?.safeParse('text').success ?? true;
    if (takesText || typeof value !== 'string' || !/^\s*[[{]/.test(value)) return [name, value] as const;
    try {
      return [name, JSON.parse(value) as unknown] as const;
    } catch {
      return [name, value] as const;
    }
  });
  return Object.fromEntries(entries);
}

function refusalOf(error: unknown, tooLarge: string): Error {
  const { status, httpCode, code } = error as { status?: number; httpCode?: number; code?: string };
  if (NO_ROOM.includes(code ?? '')) return storageFull.of(error);
  if (status === 413 || httpCode === 413) return requestErrors.tooLarge(tooLarge);
  if (status === 400 || httpCode === 400 || error instanceof SyntaxError) {
    return requestErrors.malformed('The body cannot be read. Check that it is complete and well formed.');
  }
  // What else goes wrong with our disk is ours, and its words are nobody else's business.
  return error instanceof Error && !(status ?? httpCode) ? error : requestErrors.malformed('The body cannot be read.');
}
