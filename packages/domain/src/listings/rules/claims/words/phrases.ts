/** A list of words and phrases that is written as running text, separated by commas: long lists stay readable. */
export function phrases(list: string): readonly string[] {
  return list.split(',').map((phrase) => phrase.trim().replace(/\s+/g, ' '));
}
