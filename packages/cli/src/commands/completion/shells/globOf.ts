/** Words of a command line as a pattern of bash and zsh, of which only `*` is no letter. */
export function globOf(words: string): string {
  return `"${words.replaceAll('*', '"*"')}"`;
}
