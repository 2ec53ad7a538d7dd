import { parseSync } from '@swc/core';

/** Properties of syntax nodes whose texts no user reads: module names and keys. */
const SILENT = new Set(['source', 'span', 'key', 'typeAnnotation', 'typeParams', 'typeArguments']);

/** Attributes of elements that hold names for the program, not words for a reader. */
const SILENT_ATTRIBUTES = new Set(['className', 'id', 'key', 'href', 'to', 'type', 'role', 'htmlFor', 'autoComplete']);

interface SyntaxNode {
  readonly type?: string;
  readonly value?: unknown;
  readonly cooked?: string;
  readonly name?: { readonly value?: string };
}

/**
 * The texts in a TypeScript source: string literals, parts of templates and the text between JSX tags. No comments.
 * `tsx`: whether the source may hold JSX.
 */
export function stringsOf(source: string, tsx: boolean): readonly string[] {
  const found: string[] = [];
  collect(parseSync(source, { syntax: 'typescript', tsx, target: 'es2022' }), found);
  return found;
}

function collect(node: unknown, found: string[]): void {
  if (Array.isArray(node)) return node.forEach((one) => collect(one, found));
  if (typeof node !== 'object' || node === null) return;
  const { type, value, cooked, name } = node as SyntaxNode;
  if (type === 'JSXAttribute' && SILENT_ATTRIBUTES.has(name?.value ?? '')) return;
  if ((type === 'StringLiteral' || type === 'JSXText') && typeof value === 'string') found.push(value);
  if (type === 'TemplateElement' && cooked !== undefined) found.push(cooked);
  for (const [property, child] of Object.entries(node)) if (!SILENT.has(property)) collect(child, found);
}
