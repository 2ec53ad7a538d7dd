import { errorKinds, type ErrorCode } from '@listwright/domain/shared';
import type * as z from 'zod';
import { errorsOf } from '../errorsOf.js';
import { statusOf } from '../errorStatus.js';
import { hasEntityTag } from '../hasEntityTag.js';
import type { Api, EventReply, Operation } from '../Operation.js';
import { scopeOf } from '../scopeOf.js';
import { ComponentSchemas, type Json } from './ComponentSchemas.js';
import { exampleOf } from './exampleOf.js';
import { describeFields } from './describeFields.js';
import { problemSchemas } from './problemSchemas.js';
import { headerComponents, responseHeaders } from './responseHeaders.js';

/**
 * The OpenAPI 3.1 document of an API, derived from the same declarations that the server binds. `named`: schemas that become
 * components of these names; bodies and replies that have no name are called after their operation.
 */
export function openApiDocument(api: Api, version: string, named: ReadonlyMap<z.ZodType, string>): Json {
  const components = new ComponentSchemas(named);
  Object.assign(components.schemas, problemSchemas);
  const operations = Object.entries(api).flatMap(([area, contract]) =>
    Object.entries(contract).map(([name, operation]) => ({ area, name, operation })),
  );
  // Replies first, so that theirs are the names without a suffix.
  const replies = operations.map(({ area, name, operation }) => replyOf(titled(area, name), operation, components));
  const requests = operations.map(({ area, name, operation }) => requestOf(titled(area, name), operation, components));
  const paths: Record<string, Json> = {};
  for (const [index, { area, name, operation }] of operations.entries()) {
    const path = (paths[operation.path] ??= {});
    path[operation.method.toLowerCase()] = {
      operationId: `${area}.${name}`,
      tags: [area],
      summary: operation.summary,
      description: descriptionOf(operation),
      'x-access': operation.access,
      ...security(operation),
      ...requests[index],
      responses: { ...replies[index], ...refusals(operation) },
    };
  }
  const schemas = components.schemas;
  describeFields(schemas, paths);
  addExamples(paths, schemas);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Listwright',
      version,
      description:
        'The one API under the web app and the command line. Replies: {"success": true, "data": …}; refusals: RFC 9457.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    tags: Object.keys(api).map((name) => ({ name })),
    paths,
    components: { schemas, headers: headerComponents, securitySchemes: SCHEMES },
  };
}

const SCHEMES: Json = {
  session: { type: 'http', scheme: 'bearer', description: 'The token of a login, 15 minutes' },
  apiKey: { type: 'http', scheme: 'bearer', description: 'An API key (lw_…) that has the scopes: read, write, admin' },
};

function titled(...words: readonly string[]): string {
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

const CALLERS = {
  public: 'Anybody may call it.',
  user: 'For accounts, by a session or an API key.',
  session: 'For accounts, by a session.',
  admin: 'For administrators, by a session or an API key with the scope admin.',
} as const;

/** What the declaration says in prose, and what its other parts mean to a caller. */
function descriptionOf({ summary, description, access, sessionOnly, rateLimit, idempotent }: Operation): string {
  const caller = sessionOnly ? 'For administrators, by a session.' : CALLERS[access];
  const limit =
    rateLimit === undefined ? [] : [`At most ${rateLimit.points} requests in ${rateLimit.seconds} seconds.`];
  const repeats = idempotent ? ['Takes an Idempotency-Key.'] : [];
  return [description ?? `${summary}.`, caller, ...limit, ...repeats].join(' ');
}

function security({ access, method, sessionOnly }: Operation): Json {
  if (access === 'public') return {};
  return { security: [{ session: [] }, ...(sessionOnly ? [] : apiKeySecurity(access, method))] };
}

function apiKeySecurity(access: Operation['access'], method: Operation['method']): Json[] {
  if (access === 'session') return [];
  return [{ apiKey: access === 'admin' ? ['admin', scopeOf(method)] : [scopeOf(method)] }];
}

const IDEMPOTENCY_KEY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key with the same body replays the first reply for 24 h; with another body: 422.',
  schema: { type: 'string', maxLength: 255 },
};

// 304 is no response of its own: the types of generated clients would ask each caller about a reply without data.
const IF_NONE_MATCH: Json = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'The ETag of an earlier reply: where it is still the same, 304 without a body.',
  schema: { type: 'string', maxLength: 1000 },
};

function requestOf(name: string, operation: Operation, components: ComponentSchemas): Json {
  return {
    parameters: [
      ...parameters('path', operation.params, components),
      ...parameters('query', operation.query, components),
      ...(operation.idempotent ? [IDEMPOTENCY_KEY] : []),
      ...(hasEntityTag(operation) ? [IF_NONE_MATCH] : []),
    ],
    ...requestBody(name, operation, components),
  };
}

function parameters(place: 'path' | 'query', type: z.ZodObject | undefined, components: ComponentSchemas): Json[] {
  if (type === undefined) return [];
  const schema = components.inline(type, 'input') as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (schema.required ?? []).includes(name),
    ...(property.description === undefined ? {} : { description: property.description }),
    schema: property,
  }));
}

function requestBody(name: string, operation: Operation, components: ComponentSchemas): Json {
  if (operation.rawBody !== undefined) {
    const { description } = operation.rawBody;
    return { requestBody: { required: true, description, content: { 'application/json': { schema: {} } } } };
  }
  const { body, files } = operation;
  if (body === undefined && files === undefined) return {};
  const content: Json = {};
  // Where a file is needed, JSON could not carry it.
  if (body !== undefined && !Object.values(files ?? {}).some(({ required }) => required))
    content['application/json'] = { schema: components.refer(body, 'input', `${name}Request`) };
  if (files !== undefined) {
    const fields = body === undefined ? { type: 'object' } : components.inline(body, 'input');
    const schema = '$ref' in fields ? (components.schemas[String(fields.$ref).split('/').at(-1) ?? ''] ?? {}) : fields;
    const binary = Object.entries(files).map(([file, { description, maxBytes }]) => [
      file,
      { type: 'string', format: 'binary', description: `${description}. At most ${maxBytes} bytes.` },
    ]);
    const needed = Object.keys(files).filter((file) => files[file]?.required);
    const required = [...((schema.required ?? []) as string[]), ...needed];
    const properties = { ...(schema.properties as Json | undefined), ...Object.fromEntries(binary) };
    components.schemas[`${name}Form`] = { ...schema, properties, ...(required.length > 0 ? { required } : {}) };
    content['multipart/form-data'] = { schema: { $ref: `#/components/schemas/${name}Form` } };
  }
  return { requestBody: { required: true, content } };
}

function replyOf(name: string, operation: Operation, components: ComponentSchemas): Json {
  const { status, reply, events, outlives } = operation;
  const headers = responseHeaders(status, operation);
  if ('file' in reply) {
    const { description, contentType, otherTypes = [] } = reply;
    const contents = [contentType, ...otherTypes].map((type) => [type, fileContent(type)]);
    return { [status]: { description, headers, content: Object.fromEntries(contents) as Json } };
  }
  const done = { description: 'Done', headers, content: jsonContent(name, reply, components, events) };
  if (!outlives) return { [status]: done };
  return { [status]: done, 202: { ...done, description: 'The work continues; this is its current state' } };
}

/** Generated clients read text as text, whatever its schema says of bytes. */
function fileContent(type: string): Json {
  return { schema: { type: 'string', ...(type.startsWith('text/') ? {} : { format: 'binary' }) } };
}

function jsonContent(name: string, type: z.ZodType, components: ComponentSchemas, events?: EventReply): Json {
  const schema = {
    type: 'object',
    properties: {
      success: { type: 'boolean', const: true },
      data: components.refer(type, 'output', `${name}Reply`),
      message: { type: 'string' },
    },
    required: ['success', 'data'],
  };
  const sent = { schema: { type: 'string', description: events?.description } };
  return { 'application/json': { schema }, ...(events === undefined ? {} : { 'text/event-stream': sent }) };
}

function refusals(operation: Operation): Json {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of errorsOf(operation)) {
    for (const kind of errorKinds[code]) {
      const status = statusOf(kind, code);
      byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
    }
  }
  const problem = { $ref: '#/components/schemas/Problem' };
  const quota = { $ref: '#/components/schemas/QuotaProblem' };
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => {
      const others = codes.some((code) => code !== 'quota_exceeded');
      const either = others ? { anyOf: [quota, problem] } : quota;
      const schema = codes.includes('quota_exceeded') ? either : problem;
      const content = { 'application/problem+json': { schema } };
      const description = codes.toSorted().join(', ');
      return [status, { description, headers: responseHeaders(status, operation), content }];
    }),
  );
}

/** An example beside each body that is JSON. */
function addExamples(paths: Readonly<Record<string, Json>>, schemas: Readonly<Record<string, Json>>): void {
  for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods) as Json[])) {
    const { requestBody: body, responses } = operation as { requestBody?: Json; responses: Record<string, Json> };
    const replies = Object.entries(responses).filter(([status]) => Number(status) < 300);
    for (const { content } of [body, ...replies.map(([, reply]) => reply)].filter((one) => one !== undefined)) {
      const json = (content as Record<string, Json>)['application/json'];
      if (json !== undefined) json.example = exampleOf(json.schema as Json, schemas);
    }
  }
}
