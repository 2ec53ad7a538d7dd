const LIST = /\/adapters\/dist\/src\/postgres\/migrations\/index\.js$/u;
const DECLARED = 'export const migrations = [';

/** A module hook of Node: the list of migrations gets those of the next version. */
export async function load(url, context, nextLoad) {
  const loaded = await nextLoad(url, context);
  if (!LIST.test(url)) return loaded;
  const source = String(loaded.source);
  if (!source.includes(DECLARED)) throw new Error(`${url} no longer has its list`);
  const more = new URL('./migrations.mjs', import.meta.url).href;
  return {
    ...loaded,
    source: `import { nextMigrations } from '${more}';\n${source.replace(DECLARED, 'const released = [')}
export const migrations = [...released, ...nextMigrations];\n`,
  };
}
