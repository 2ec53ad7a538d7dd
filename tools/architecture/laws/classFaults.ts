import path from 'node:path';

/** A source or a stylesheet. */
export interface TextFile {
  readonly file: string;
  readonly text: string;
}

/** The only folders of stylesheets whose classes are global: tokens, elements, kit, and changes to Mantine. */
const GLOBAL = /(^|\/)(ui|site)\/styles$/;
const MAX_LENGTH = 300;
/** Classes that every stylesheet may use; those of a module have no prefix. */
const OURS = /(?<![\w-])(?:lw|site)-[a-z0-9]+(?:-[a-z0-9]+)*(?![\w-])/g;
const IMPORT = /^import (?:(\w+) from )?'(\.[^']*\.module\.css)';$/gm;

/**
 * Faults of the classes of the web app. A global class (`lw-…`, `site-…`) has a style in a global sheet, and a source
 * names it; a class that is put together (`lw-tone-${tone}`) is named by its beginning. A class that a source reads from
 * a module (`styles.row`) is in that module, and each class of a module is read by a source. A module neither styles nor
 * invents global classes, other sheets are only where the global ones are, and each is at most 300 lines.
 */
export function classFaults(sources: readonly TextFile[], sheets: readonly TextFile[]) {
  const isModule = ({ file }: TextFile) => file.endsWith('.module.css');
  const modules = new Map(sheets.filter(isModule).map((sheet) => [sheet.file, localsOf(sheet.text)]));
  const styled = new Set(sheets.filter((sheet) => !isModule(sheet)).flatMap(({ text }) => classesOf(text)));
  const named = new Set(sources.flatMap(({ text }) => text.match(OURS) ?? []));
  const begun = sources.flatMap(({ text }) => [...text.matchAll(/(?<![\w-])((?:lw|site)-[a-z0-9-]*-?)\$\{/g)]);
  const beginnings = begun.map(([, beginning = '']) => beginning);
  const reads = sources.flatMap((source) => readsOf(source));
  const isRead = (module: string, name: string) => reads.some((one) => one.module === module && one.name === name);
  return {
    unstyled: [...named].filter((name) => !styled.has(name)).toSorted(),
    unnamed: [...styled]
      .filter((name) => /^(lw|site)-/.test(name))
      .filter((name) => !named.has(name) && !beginnings.some((beginning) => name.startsWith(beginning)))
      .toSorted(),
    missing: reads
      .filter(({ module, name }) => !modules.get(module)?.includes(name))
      .map(({ name, by }) => `${by}: ${name}`),
    unread: [...modules].flatMap(([module, names]) =>
      names.filter((name) => !isRead(module, name)).map((name) => `${module}: ${name}`),
    ),
    misplaced: sheets
      .filter((sheet) => !isModule(sheet) && !GLOBAL.test(path.dirname(sheet.file)))
      .map(({ file }) => file),
    long: sheets.filter(({ text }) => text.split('\n').length > MAX_LENGTH).map(({ file }) => file),
    stray: sheets.filter(isModule).flatMap((sheet) => strangersIn(sheet, styled)),
  };
}

/** The classes that a source reads from the modules it imports. */
function readsOf({ file, text }: TextFile) {
  return [...text.matchAll(IMPORT)].flatMap(([, local, address = '']) =>
    local === undefined
      ? []
      : [...text.matchAll(new RegExp(`(?<![\\w.'/-])${local}(?:\\.(\\w+)|(\\[))`, 'g'))].map(([, name = '[']) => ({
          module: path.join(path.dirname(file), address),
          name,
          by: file,
        })),
  );
}

/** Global classes that a module styles as its own, or names beside its own although no global sheet has them. */
function strangersIn({ file, text }: TextFile, styled: ReadonlySet<string>): readonly string[] {
  const own = localsOf(text).filter((name) => /^(lw|site)-/.test(name));
  const named = [...text.matchAll(/:global\(\.((?:lw|site)-[\w-]+)\)/g)].map(([, name = '']) => name);
  const alone = selectorsOf(text)
    .flatMap((list) => list.split(/,(?![^(]*\))/))
    .filter((selector) => /\.(?:lw|site)-/.test(selector) && !/\.[a-z]/.test(selector.replace(/:global\([^)]*\)/g, '')))
    .map((selector) => selector.trim());
  return [...own, ...named.filter((name) => !styled.has(name)), ...alone].map((name) => `${file}: ${name}`);
}

/** The classes of a module that are its own: `:global(.lw-row)` is not. */
const localsOf = (text: string) => [...new Set(classesOf(text.replace(/:global\([^)]*\)/g, '')))];

const classesOf = (text: string) =>
  selectorsOf(text).flatMap((list) => [...list.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name));

/** The lists of selectors of a stylesheet; what is within braces, comments and at-rules is none. */
function selectorsOf(text: string): readonly string[] {
  const rules = text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@(?:import|media|supports|property|keyframes)[^{;]*/g, '');
  return [...rules.matchAll(/(?:^|[{};])([^{};]+)(?=\{)/g)].map(([, list = '']) => list);
}
