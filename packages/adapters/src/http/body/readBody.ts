import type { Operation, RawBody } from '@listwright/application/contract';
import type { Context } from 'koa';
import { HttpMethodEnum, koaBody } from 'koa-body';
import { requestErrors } from '../requestErrors.js';
import { bodyFault } from './bodyFault.js';
import { readMultipart, type Uploads } from './readMultipart.js';
import type { RequestBody } from './RequestBody.js';

const JSON_LIMIT = 1024 * 1024;

const jsonParser = (jsonLimit: number) =>
  koaBody({
    json: true,
    text: false,
    urlencoded: false,
    jsonLimit,
    jsonStrict: true,
    // By default koa-body leaves the body of a DELETE alone; deleting an account takes the password.
    parsedMethods: [HttpMethodEnum.POST, HttpMethodEnum.PUT, HttpMethodEnum.PATCH, HttpMethodEnum.DELETE],
  });
const parsers = new Map([[JSON_LIMIT, jsonParser(JSON_LIMIT)]]);

/**
 * The body of a request as the operation takes it: JSON, or, where it takes files, multipart as well. Anything else,
 * and anything larger than declared, is refused.
 */
export async function readBody(context: Context, operation: Operation, uploads: Uploads): Promise<RequestBody> {
  if (operation.rawBody !== undefined) return { body: {}, files: {}, raw: await readRaw(context, operation.rawBody) };
  if (context.request.length === 0) return { body: {}, files: {} };
  const type = context.request.is('json', 'multipart');
  if (type === null) return { body: {}, files: {} };
  if (type === 'json')
    return { body: objectOf(await parsedJson(context, operation.maxJsonBytes ?? JSON_LIMIT)), files: {} };
  if (type === 'multipart' && operation.files !== undefined)
    return readMultipart(context, operation, operation.files, uploads);
  const wanted = operation.files === undefined ? 'application/json' : 'application/json or multipart/form-data';
  throw requestErrors.wrongType(`Send the body as ${wanted}.`);
}

async function readRaw(context: Context, { maxBytes }: RawBody): Promise<Uint8Array> {
  const pieces: Buffer[] = [];
  let length = 0;
  // Not destroyed on refusal: the sender still gets the reason.
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

async function parsedJson(context: Context, limit: number): Promise<unknown> {
  const parse = parsers.get(limit) ?? jsonParser(limit);
  parsers.set(limit, parse);
  try {
    await parse(context, () => Promise.resolve());
  } catch (error) {
    throw bodyFault(error, `The body is larger than ${limit / 1024} KB.`);
  }
  return context.request.body;
}

function objectOf(value: unknown): Record<string, unknown> {
  if (value === undefined) return {};
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw requestErrors.malformed('The body must be a JSON object.');
}
