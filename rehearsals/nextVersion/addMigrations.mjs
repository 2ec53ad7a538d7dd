const PART = /\/adapters\/dist\/server\/chunks\/[^/]+\.js$/u;
/** Where the bundle has the module with the list of migrations. */
const LIST = /^\/\/ \S+\/postgres\/migrations\/index\.js\nvar (\w+) = \[/mu;

/** A module hook of Node: the list of migrations gets those of the next version. */
export async function load(url, context, nextLoad) {
  const loaded = await nextLoad(url, context);
  if (!PART.test(url)) return loaded;
  const source = String(loaded.source);
  const [, name] = LIST.exec(source) ?? [];
  if (name === undefined) return loaded;
  const more = new URL('./migrations.mjs', import.meta.url).href;
  return {
    ...loaded,
    source: `import { nextMigrations } from '${more}';\n${source}\n${name}.push(...nextMigrations);\n`,
  };
}
