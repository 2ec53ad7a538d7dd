import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Source {
  readonly file: string;
  /** What it imports, types and lazily loaded parts counted: files of ours by path, packages by name. */
  readonly imports: readonly string[];
}

/** The source files under a folder, tests apart, with what they import. */
export function importsOf(root: string): readonly Source[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => path.posix.join(root, name.split(path.sep).join('/')));
  const known = new Set(files);
  return files.map((file) => ({
    file,
    imports: [...readFileSync(file, 'utf8').matchAll(/(?:\bfrom |\bimport\(\s*|\bimport )'([^']+)'/g)].map(
      ([, name = '']) => (name.startsWith('.') ? fileOf(path.posix.join(path.posix.dirname(file), name), known) : name),
    ),
  }));
}

/** The web app names files without their ending, the other packages by what they become. */
function fileOf(name: string, known: ReadonlySet<string>): string {
  const plain = name.replace(/\.js$/, '');
  return [name, `${plain}.ts`, `${plain}.tsx`].find((one) => known.has(one)) ?? name;
}
