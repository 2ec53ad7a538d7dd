import type { Json } from './ComponentSchemas.js';
import { fieldDescriptions } from './fieldDescriptions.js';

/** Gives every field and parameter without a description the one of its name. */
export function describeFields(schemas: Readonly<Record<string, Json>>, paths: Readonly<Record<string, Json>>): void {
  for (const root of [schemas, paths]) walk(root);
}

function walk(value: unknown): void {
  if (Array.isArray(value)) return value.forEach(walk);
  if (typeof value !== 'object' || value === null) return;
  const node = value as Json;
  const { properties } = node;
  if (isFields(properties))
    for (const [name, field] of Object.entries(properties)) field.description ??= fieldDescriptions[name];
  if (typeof node.name === 'string' && typeof node.in === 'string') node.description ??= fieldDescriptions[node.name];
  Object.values(node).forEach(walk);
}

/** A field may be called `properties` itself. */
function isFields(properties: unknown): properties is Record<string, Json> {
  return (
    typeof properties === 'object' &&
    properties !== null &&
    Object.values(properties).every((field) => typeof field === 'object' && field !== null)
  );
}
