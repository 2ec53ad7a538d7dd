/** Computes a value when it is first asked for, and keeps it: for tables that many processes load and never read. */
export function lazily<T>(compute: () => T): () => T {
  let computed: { readonly value: T } | undefined;
  return () => (computed ??= { value: compute() }).value;
}
