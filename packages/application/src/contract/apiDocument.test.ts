import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { errorCodes, errorKinds, type ErrorCode } from '@listwright/domain/shared';
import { api, apiDocument, type Operation } from './schemas/index.js';

type Json = Readonly<Record<string, unknown>>;
interface Documented {
  readonly description?: string;
  readonly parameters: readonly { readonly name: string; readonly description?: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Json>> };
  readonly responses: Readonly<Record<string, { readonly headers: Json; readonly content: Record<string, Json> }>>;
}

const document = apiDocument('1.0.0') as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Documented>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Json>>; readonly headers: Json };
};
const operations = Object.entries(api).flatMap(([area, contract]) =>
  Object.entries<Operation>(contract).map(
    ([name, operation]) =>
      [`${area}.${name}`, operation, document.paths[operation.path]![operation.method.toLowerCase()]!] as const,
  ),
);

/** Every schema of the document with the place where it is. */
function* schemasOf(value: unknown, place: string): Generator<readonly [string, Json]> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield [place, value as Json];
  for (const [key, inner] of Object.entries(value)) if (key !== 'example') yield* schemasOf(inner, `${place}.${key}`);
}

/** Creating operations that take no `Idempotency-Key`, and why a repeat does no harm. */
const REPEATABLE: Readonly<Record<string, string>> = {
  'accounts.register': 'an address has one account: a repeat is refused with email_taken',
  'accounts.startTotp': 'a repeat replaces the set-up that was started',
};

describe('every POST that creates', () => {
  it.each(operations.filter(([, { method, status }]) => method === 'POST' && status !== 200))(
    'takes an Idempotency-Key: %s',
    (name, { idempotent }) => {
      expect(idempotent === true || name in REPEATABLE).toBe(true);
    },
  );
});

describe('every list', () => {
  const lists = operations.filter(([, { query }]) => query !== undefined && 'cursor' in query.shape);

  it.each(lists)('takes pages or declares none, so that they are refused: %s', (_name, { query }, { parameters }) => {
    expect(parameters.some(({ name }) => name === 'page')).toBe(query !== undefined && 'page' in query.shape);
  });
});

describe('the OpenAPI document', () => {
  it.each(operations)('says in its summary what %s does', (_name, { summary }) => {
    expect(summary).toMatch(/^[A-Z].{5,}[^.]$/u);
  });

  it('is the one in docs, operation by operation and schema by schema (`npm run generate` writes it)', () => {
    const published = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as typeof document;
    const stale = (now: object, then: object) => {
      const [current, before] = [new Map<string, unknown>(Object.entries(now)), new Map(Object.entries(then))];
      const names = new Set([...current.keys(), ...before.keys()]);
      return [...names].filter((name) => JSON.stringify(current.get(name)) !== JSON.stringify(before.get(name)));
    };
    expect(stale(document.paths, published.paths)).toEqual([]);
    expect(stale(document.components.schemas, published.components.schemas)).toEqual([]);
    expect(stale(document.components.headers, published.components.headers)).toEqual([]);
  });

  it('describes every operation, parameter and field', () => {
    const fields = [...schemasOf(document, '')].flatMap(([place, { properties }]) =>
      Object.entries((properties ?? {}) as Record<string, Json>).map(
        ([name, field]) => [`${place}.${name}`, field] as const,
      ),
    );
    // Each operation has parameters, a body or a reply with fields of its own.
    expect(fields.length).toBeGreaterThan(operations.length);
    expect(operations.flatMap(([, , { parameters }]) => parameters).length).toBeGreaterThan(operations.length);
    expect(fields.filter(([, { description }]) => !description).map(([place]) => place)).toEqual([]);
    for (const [name, , { description, parameters }] of operations) {
      expect([name, description]).toEqual([name, expect.stringMatching(/\w+\.$/)]);
      for (const parameter of parameters)
        expect([name, parameter]).toEqual([
          name,
          expect.objectContaining({ description: expect.stringMatching(/\w{3}/u) }),
        ]);
    }
  });

  it.each(operations.filter(([, { body, files }]) => body !== undefined && files === undefined))(
    'shows a request of %s that is valid',
    (_name, { body }, { requestBody }) => {
      expect(body?.safeParse(requestBody!.content['application/json']!.example)).toMatchObject({ success: true });
    },
  );

  it.each(operations.filter(([, { reply }]) => !('file' in reply)))(
    'shows a reply of %s that is valid',
    (_name, { reply, status }, { responses }) => {
      const { data } = responses[status]!.content['application/json']!.example as { data: unknown };
      expect('file' in reply ? undefined : reply.safeParse(data)).toMatchObject({ success: true });
    },
  );

  it('refers only to what it holds, and names what is used more than once', () => {
    const references = [...schemasOf(document, '')]
      .map(([, { $ref }]) => $ref)
      .filter((one) => typeof one === 'string');
    const { schemas, headers } = document.components;
    const known = [
      ...Object.keys(schemas).map((name) => `#/components/schemas/${name}`),
      ...Object.keys(headers).map((name) => `#/components/headers/${name}`),
    ];
    const used = [...new Set(references)];
    expect(used.filter((one) => !known.includes(one))).toEqual([]);
    // Of both kinds, and none that nothing refers to.
    for (const kind of ['schemas', 'headers']) expect(used.some((one) => one.includes(`/${kind}/`))).toBe(true);
    expect(known.filter((one) => !used.includes(one))).toEqual([]);
    for (const name of ['Listing', 'Finding', 'Customer', 'Problem']) expect(Object.keys(schemas)).toContain(name);
  });

  it('declares headers, the body of a used-up quota, and JSON bodies only where they work', () => {
    const [, , generate] = operations.find(([name]) => name === 'listings.generate')!;
    expect(Object.keys(generate.responses['429']!.headers)).toEqual(
      expect.arrayContaining(['X-Request-Id', 'RateLimit-Limit', 'Retry-After']),
    );
    expect(generate.responses['403']!.content['application/problem+json']).toEqual({
      // An API key without the scope is refused with the same status.
      schema: { anyOf: [{ $ref: '#/components/schemas/QuotaProblem' }, { $ref: '#/components/schemas/Problem' }] },
    });
    const [, , upload] = operations.find(([name]) => name === 'bulk.upload')!;
    expect(Object.keys(upload.requestBody!.content)).toEqual(['multipart/form-data']);
    const [, , list] = operations.find(([name]) => name === 'listings.list')!;
    expect(list.parameters.map(({ name }) => name)).toContain('cursor');
  });

  it('takes addresses of either case by its pattern', () => {
    const { email } = document.components.schemas.RegisterRequest!.properties as { email: { pattern: string } };
    for (const address of ['ann@example.com', 'ANN@EXAMPLE.COM'])
      expect(address).toMatch(new RegExp(email.pattern, 'u'));
  });
});

describe('the error codes', () => {
  const sources = ['domain', 'application', 'adapters'].flatMap((name) => {
    const folder = path.join('packages', name, 'src');
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|errorCodes\.ts$/.test(file))
      .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  });

  it('are each used', () => {
    const text = sources.join('\n');
    const unused = Object.keys(errorCodes).filter(
      (code) => !text.includes(`'${code}'`) && !new RegExp(`\\b${code.replace('page_', '')}: \\[`).test(text),
    );
    expect(unused).toEqual([]);
  });

  it('have the kinds that the sources give them', () => {
    const text = sources.join('\n');
    const given = [...text.matchAll(/new DomainError\(\s*'(\w+)',\s*'(\w+)'/g)].map(([, kind, code]) => ({
      kind,
      code,
    }));
    expect(given.length).toBeGreaterThan(80);
    const wrong = given.filter(({ kind, code }) => !errorKinds[code as ErrorCode].some((one) => one === kind));
    expect(wrong).toEqual([]);
  });

  it('are documented with every operation, those that follow from its access and limits too', () => {
    const { responses } = document.paths['/api/listings/{id}/rewrite']!.post!;
    const said = JSON.stringify(responses);
    for (const code of ['nothing_other', 'missing_scope', 'key_reused', 'too_many_requests', 'validation_failed'])
      expect(said).toContain(code);
    expect(Object.keys(responses)).toEqual(
      expect.arrayContaining(['400', '401', '403', '404', '409', '422', '429', '502', '504']),
    );
  });
});
