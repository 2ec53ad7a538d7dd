import { fieldExamples } from './fieldExamples.js';
import type { Json } from './ComponentSchemas.js';

const FORMATS: Readonly<Record<string, string>> = {
  uuid: '0192f3a1-7c2e-7d10-9a4b-3f5c6d7e8f90',
  'date-time': '2026-11-22T10:15:00.000Z',
  date: '2026-11-22',
  email: 'ann@example.com',
  uri: 'https://listings.example.com',
};
/** Schemas that refer to themselves end here. */
const DEEPEST = 12;

/** A value that a JSON Schema describes, made of what fields of these names usually hold. */
export function exampleOf(schema: Json, components: Readonly<Record<string, Json>>, name = '', depth = 0): unknown {
  const { $ref } = schema;
  if (typeof $ref === 'string') {
    return exampleOf(components[$ref.split('/').at(-1) ?? ''] ?? {}, components, name, depth + 1);
  }
  if ('const' in schema) return schema.const;
  if ('default' in schema) return schema.default;
  if (Array.isArray(schema.enum)) return schema.enum[0] as unknown;
  const choices = (schema.anyOf ?? schema.oneOf) as Json[] | undefined;
  const some = choices?.find(({ type }) => type !== 'null');
  if (some !== undefined) return exampleOf(some, components, name, depth);
  const all = schema.allOf as Json[] | undefined;
  if (all !== undefined) return exampleOf(Object.assign({}, ...all), components, name, depth);
  const type = Array.isArray(schema.type) ? (schema.type as string[]).find((one) => one !== 'null') : schema.type;
  if (type === 'object') return objectExample(schema, components, depth);
  if (type === 'array') return arrayExample(schema, components, name, depth);
  const known = fieldExamples[name];
  if (known !== undefined && typeof known === (type === 'integer' ? 'number' : type)) return known;
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return numberExample(schema);
  return type === 'string' ? stringExample(schema) : null;
}

function objectExample(schema: Json, components: Readonly<Record<string, Json>>, depth: number): Json {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Json>);
  const required = new Set((schema.required ?? []) as string[]);
  const shown = depth > DEEPEST ? properties.filter(([name]) => required.has(name)) : properties;
  return Object.fromEntries(shown.map(([name, inner]) => [name, exampleOf(inner, components, name, depth + 1)]));
}

function arrayExample(schema: Json, components: Readonly<Record<string, Json>>, name: string, depth: number) {
  if (depth > DEEPEST || schema.items === undefined) return [];
  const count = Math.max(1, Number(schema.minItems ?? 1));
  return Array.from({ length: count }, () => exampleOf(schema.items as Json, components, name, depth + 1));
}

function numberExample({ minimum, exclusiveMinimum, maximum }: Json): number {
  const least = Number(minimum ?? (exclusiveMinimum === undefined ? 0 : Number(exclusiveMinimum) + 1));
  return Math.min(Math.max(1, least), Number(maximum ?? Infinity));
}

function stringExample({ format, minLength, maxLength }: Json): string {
  const text = FORMATS[String(format)] ?? 'text';
  if (format !== undefined) return text;
  return text.padEnd(Number(minLength ?? 0), '.').slice(0, Number(maxLength ?? Infinity));
}
