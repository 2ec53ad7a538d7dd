import * as z from 'zod';
import { errorStatus } from './errorStatus.js';
import type { Api, EventReply, Operation } from './Operation.js';
import { scopeOf } from './scopeOf.js';

type Json = Record<string, unknown>;

const PROBLEM: Json = {
  type: 'object',
  description: 'RFC 9457 problem document',
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'A sentence the caller can act on' },
    message: { type: 'string', description: 'Equals detail' },
    code: { type: 'string', description: 'Stable, for programs' },
    errors: {
      type: 'array',
      items: { type: 'object', properties: { path: { type: 'string' }, message: { type: 'string' } } },
    },
    request_id: { type: 'string' },
  },
  required: ['type', 'title', 'status', 'detail', 'message', 'code', 'request_id'],
};

/** The OpenAPI 3.1 document of an API, derived from the same declarations that the server binds. */
export function openApiDocument(api: Api, version: string): Json {
  const paths: Record<string, Json> = {};
  for (const [area, contract] of Object.entries(api)) {
    for (const [name, operation] of Object.entries(contract)) {
      const path = (paths[operation.path] ??= {});
      path[operation.method.toLowerCase()] = documentOperation(area, name, operation);
    }
  }
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
    components: {
      schemas: { Problem: PROBLEM },
      securitySchemes: SCHEMES,
    },
  };
}

const SCHEMES: Json = {
  session: { type: 'http', scheme: 'bearer', description: 'The token of a login, 15 minutes' },
  apiKey: { type: 'http', scheme: 'bearer', description: 'An API key (lw_…) that has the scopes: read, write, admin' },
};

function security({ access, method, sessionOnly }: Operation): Json {
  if (access === 'public') return {};
  return { security: [{ session: [] }, ...(sessionOnly ? [] : apiKeySecurity(access, method))] };
}

function apiKeySecurity(access: Operation['access'], method: Operation['method']): Json[] {
  if (access === 'session') return [];
  return [{ apiKey: access === 'admin' ? ['admin', scopeOf(method)] : [scopeOf(method)] }];
}

function documentOperation(area: string, name: string, operation: Operation): Json {
  return {
    operationId: `${area}.${name}`,
    tags: [area],
    summary: operation.summary,
    ...(operation.description === undefined ? {} : { description: operation.description }),
    'x-access': operation.access,
    ...security(operation),
    parameters: [
      ...parameters('path', operation.params),
      ...parameters('query', operation.query),
      ...(operation.idempotent ? [IDEMPOTENCY_KEY] : []),
    ],
    ...requestBody(operation),
    responses: {
      [operation.status]:
        'file' in operation.reply ? fileReply(operation.reply) : jsonReply(operation.reply, operation.events),
      ...(operation.outlives && !('file' in operation.reply)
        ? { 202: { ...jsonReply(operation.reply), description: 'The work goes on; so far it is this' } }
        : {}),
      ...refusals(operation),
    },
  };
}

const IDEMPOTENCY_KEY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key with the same body replays the first reply for 24 h; with another body: 422.',
  schema: { type: 'string', maxLength: 255 },
};

function schemaOf(type: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any' }) as Json;
  return schema;
}

function parameters(place: 'path' | 'query', type: z.ZodObject | undefined): Json[] {
  if (type === undefined) return [];
  const schema = schemaOf(type, 'input') as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (schema.required ?? []).includes(name),
    ...(property.description === undefined ? {} : { description: property.description }),
    schema: property,
  }));
}

function requestBody(operation: Operation): Json {
  if (operation.rawBody !== undefined) {
    const { description } = operation.rawBody;
    return { requestBody: { required: true, description, content: { 'application/json': { schema: {} } } } };
  }
  if (operation.body === undefined && operation.files === undefined) return {};
  const schema = operation.body === undefined ? { type: 'object' } : schemaOf(operation.body, 'input');
  const content: Json = operation.body === undefined ? {} : { 'application/json': { schema } };
  if (operation.files !== undefined) {
    const files = Object.entries(operation.files).map(([name, file]) => [
      name,
      { type: 'string', format: 'binary', description: `${file.description}. At most ${file.maxBytes} bytes.` },
    ]);
    const properties = { ...(schema as { properties?: Json }).properties, ...Object.fromEntries(files) };
    content['multipart/form-data'] = { schema: { ...schema, properties } };
  }
  return { requestBody: { required: true, content } };
}

function jsonReply(type: z.ZodType, events?: EventReply): Json {
  const schema = {
    type: 'object',
    properties: { success: { const: true }, data: schemaOf(type, 'output'), message: { type: 'string' } },
    required: ['success', 'data'],
  };
  const sent = { schema: { type: 'string', description: events?.description } };
  const content = { 'application/json': { schema }, ...(events === undefined ? {} : { 'text/event-stream': sent }) };
  return { description: 'Done', content };
}

function fileReply(reply: { contentType: string; description: string }): Json {
  return {
    description: reply.description,
    content: { [reply.contentType]: { schema: { type: 'string', format: 'binary' } } },
  };
}

function refusals(operation: Operation): Json {
  const byStatus = new Map<number, string[]>();
  for (const kind of operation.errors) {
    byStatus.set(errorStatus[kind], [...(byStatus.get(errorStatus[kind]) ?? []), kind]);
  }
  const problem = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
  return Object.fromEntries(
    [...byStatus].map(([status, kinds]) => [status, { description: kinds.join(', '), content: problem }]),
  );
}
