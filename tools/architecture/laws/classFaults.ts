/** A text of a source or a stylesheet. */
export type Text = string;

const OURS = /(?<![\w-])(?:lw|site)-[a-z0-9]+(?:-[a-z0-9]+)*(?![\w-])/g;

/**
 * Classes of ours (`lw-…`, `site-…`) that a source names without a style, and those that have a style and no source names.
 * A class that is put together (`lw-tone-${tone}`) is named by its beginning.
 */
export function classFaults(sources: readonly Text[], styles: readonly Text[]) {
  const styled = new Set(styles.flatMap((text) => [...selectorsOf(text)]));
  const named = new Set(sources.flatMap((text) => text.match(OURS) ?? []));
  const begun = sources.flatMap((text) => [...text.matchAll(/(?<![\w-])((?:lw|site)-[a-z0-9-]*-?)\$\{/g)]);
  const beginnings = begun.map(([, beginning = '']) => beginning);
  return {
    unstyled: [...named].filter((name) => !styled.has(name)).toSorted(),
    unnamed: [...styled]
      .filter((name) => !named.has(name) && !beginnings.some((beginning) => name.startsWith(beginning)))
      .toSorted(),
  };
}

/** The classes of a stylesheet's selectors; what is within braces and comments is none. */
function selectorsOf(text: Text): readonly string[] {
  const selectors = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\{[^{}]*\}/g, '{}');
  return [...selectors.matchAll(/\.((?:lw|site)-[\w-]+)/g)].map(([, name = '']) => name);
}
