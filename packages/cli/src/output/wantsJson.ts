/** Whether a command line asks for JSON; read from its words, since an invalid command line is never parsed. */
export function wantsJson(argv: readonly string[]): boolean {
  return argv.some(
    (word, at) => word === '--json' || word === '--format=json' || (word === '--format' && argv[at + 1] === 'json'),
  );
}
