const SHORTEST = 3;
const ESCAPED = /[.*+?^${}()|[\]\\]/gu;

/**
 * How a brand may be spelled in a name: "Blue Generation" as "BlueGeneration", "J.Crew" as "J Crew". Undefined for a brand of
 * few letters, which could stand for anything.
 */
export function brandPattern(brand: string, isAtStart: boolean): RegExp | undefined {
  const letters = [...brand.replaceAll(/\s(?:&|and)\s|[\s.'’&-]/giu, '')];
  if (letters.length < SHORTEST) return undefined;
  const spelled = letters
    .map((letter) => letter.replace(ESCAPED, String.raw`\$&`))
    .join("(?:\\s?(?:&|and)\\s?|[\\s.'’-]{0,2})");
  return new RegExp(`${isAtStart ? '^' : '(?<![\\p{L}\\p{N}])'}${spelled}(?![\\p{L}\\p{N}]|['’]\\p{L})`, 'iu');
}
