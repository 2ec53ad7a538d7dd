const LONGEST = 60;

/** Words of a text as a message quotes them: long ones are shortened, so that messages stay short. */
export function quoted(words: string): string {
  return words.length <= LONGEST ? words : `${words.slice(0, LONGEST - 1).trimEnd()}…`;
}
