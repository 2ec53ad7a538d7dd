const DECLARED = /^export (?:abstract |async |declare )*(?:class|function\*?|const|interface|type) (\w+)/gm;

/**
 * What is wrong with a glossary: names in code font that the sources do not have, and terms (bold) with more than one
 * entry. A name that begins with a capital must be an exported declaration; any other name must occur as a word.
 */
export function glossaryFaults(glossary: string, sources: readonly string[]): readonly string[] {
  const declared = new Set(sources.flatMap((text) => [...text.matchAll(DECLARED)].map(([, name]) => name!)));
  const words = new Set(sources.flatMap((text) => text.match(/[\w-]+/g) ?? []));
  const names = new Set([...glossary.matchAll(/`([^`]+)`/g)].map(([, name]) => name!));
  const missing = [...names].filter((name) => !(isTypeName(name) ? declared : words).has(name));
  const terms = [...glossary.matchAll(/\*\*([^*]+)\*\*/g)].map(([, term]) => term!.toLowerCase());
  const repeated = new Set(terms.filter((term, at) => terms.indexOf(term) < at));
  return [
    ...missing.map((name) => `${name} does not exist`),
    ...[...repeated].map((term) => `${term} has two entries`),
  ];
}

/** `Idempotency-Key` is a header, not a declaration. */
function isTypeName(name: string): boolean {
  return /^[A-Z]\w*$/.test(name);
}
