import { readFileSync } from 'node:fs';
import path from 'node:path';

/** `import type …`, `export type …`: gone before anything runs. */
const AT_RUN_TIME = /^(?:import|export)\b(?! type\b)[^;']*?(?:\bfrom )?'([^']+)'/gm;

/** What a file loads when it runs, directly or over files of ours: files by path, packages by name. Types do not count. */
export function reachedFrom(file: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [file];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const [, name = ''] of readFileSync(next, 'utf8').matchAll(AT_RUN_TIME)) {
      const isOurs = name.startsWith('.');
      const target = isOurs ? path.posix.join(path.posix.dirname(next), name).replace(/\.js$/, '.ts') : name;
      if (reached.has(target)) continue;
      reached.add(target);
      if (isOurs) open.push(target);
    }
  }
  return reached;
}
