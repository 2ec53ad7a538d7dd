import { spawnSync } from 'node:child_process';

export interface Screen {
  readonly rows: number;
  readonly write: (text: string) => void;
}

/** Shows text with `PAGER` (`less` when it is not set) where it is longer than the screen, as git and gh do. */
export function pageText(text: string, env: Readonly<Record<string, string | undefined>>, screen: Screen): void {
  const pager = env.PAGER ?? 'less';
  const isLong = text.split('\n').length > screen.rows;
  if (!isLong || pager === '' || pager === 'cat') return screen.write(text);
  // What `less -FIRX` does: leaves the text on the screen, and ends by itself where it fits.
  const options = { LESS: 'FIRX', ...env };
  const { status, error } = spawnSync(pager, {
    ...{ shell: true, input: text, env: options },
    stdio: ['pipe', 'inherit', 'ignore'],
  });
  // 127: the shell knows no such program.
  if (error !== undefined || status === 127) screen.write(text);
}
