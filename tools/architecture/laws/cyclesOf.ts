import type { Source } from './importsOf.js';

/** Groups of files that import each other, directly or over others (Tarjan's strongly connected components). */
export function cyclesOf(sources: readonly Source[]): readonly (readonly string[])[] {
  const edges = new Map(sources.map(({ file, imports }) => [file, imports]));
  const seen = new Map<string, { readonly index: number; low: number }>();
  const path: string[] = [];
  const cycles: string[][] = [];
  const visit = (file: string): number => {
    const state = { index: seen.size, low: seen.size };
    seen.set(file, state);
    path.push(file);
    for (const next of edges.get(file) ?? []) {
      if (!edges.has(next)) continue;
      const known = seen.get(next);
      if (known === undefined) state.low = Math.min(state.low, visit(next));
      else if (path.includes(next)) state.low = Math.min(state.low, known.index);
    }
    if (state.low === state.index) {
      const group = path.splice(path.indexOf(file));
      if (group.length > 1) cycles.push(group.toSorted());
    }
    return state.low;
  };
  for (const { file } of sources) if (!seen.has(file)) visit(file);
  return cycles;
}
