/** Conditions of media and container queries: variables do not work in them. */
const CONDITION = /@(?:media|container)[^{]*\{/g;
/** The registration of a variable takes no relative length as its first value. */
const FIRST_VALUE = /initial-value:[^;}]*/g;

/**
 * Lengths of a stylesheet in pixels, which do not grow with the text size that a reader chose: what should be a token of
 * tokens.css, or in rem. `0px` (a length that is animated) and hairlines of `1px` are none.
 */
export function looseLengths(text: string): readonly string[] {
  const plain = text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(CONDITION, '{')
    .replace(FIRST_VALUE, '');
  const found = [...plain.matchAll(/([\w-]+):\s*([^;{}]*(?<![\w.-])-?(?!0px|-?1px)\d*\.?\d+px\b[^;{}]*)/g)];
  return found.map(([, property = '', value = '']) => `${property}: ${value.trim()}`);
}

/** Spacing beside the scale of the tokens, so that distances do not drift apart: `rem` where a token has the same value. */
export function looseSpacing(text: string, tokens: ReadonlyMap<string, string>): readonly string[] {
  const plain = text.replace(/\/\*[\s\S]*?\*\//g, '');
  const spacing = [...plain.matchAll(/(?<![\w-])((?:padding|margin|gap|row-gap|column-gap)[\w-]*):\s*([^;{}]*)/g)];
  return spacing.flatMap(([, property = '', value = '']) =>
    [...value.matchAll(/(?<![\w.-])[\d.]+rem\b/g)]
      .filter(([length]) => tokens.has(length))
      .map(([length]) => `${property}: ${length} is ${tokens.get(length)}`),
  );
}
