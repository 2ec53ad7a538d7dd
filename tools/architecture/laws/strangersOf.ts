import type { Source } from './importsOf.js';

/** Imports from one folder of a root into another: of a web area, what belongs to another area. As `file → import`. */
export function strangersOf(root: string, sources: readonly Source[]): readonly string[] {
  const folderOf = (file: string) => (file.startsWith(`${root}/`) ? file.slice(root.length + 1).split('/') : []);
  return sources.flatMap(({ file, imports }) => {
    const [own, ...inside] = folderOf(file);
    // A file of the root itself is the list of the areas.
    if (own === undefined || inside.length === 0) return [];
    const strangers = imports.filter((one) => ![undefined, own].includes(folderOf(one)[0]));
    return strangers.map((one) => `${file} → ${one}`);
  });
}
