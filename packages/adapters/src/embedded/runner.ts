import { execFileSync, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { EmbeddedDatabaseFault } from './EmbeddedDatabaseFault.js';

/**
 * How PostgreSQL, which refuses to run as root, is run:
 * - `self`: as the current user;
 * - `account`: root drops to an unprivileged account;
 * - `namespace`: root stays root outside, and is an ordinary user inside a user namespace. So the files stay reachable
 *   where only root may enter, as in a clone under /root;
 * - `elsewhere`: like `account`, with binaries and data in a folder that the account can reach.
 */
export type Runner =
  | { readonly kind: 'self' }
  | { readonly kind: 'account' | 'elsewhere'; readonly uid: number; readonly gid: number }
  | { readonly kind: 'namespace' };

export interface HostConditions {
  readonly uid: number | undefined;
  /** The account to drop to, where there is one. */
  readonly account: { readonly uid: number; readonly gid: number } | undefined;
  /** Whether that account may enter all folders above the binaries and the data. */
  readonly reachable: boolean;
  /** Whether this kernel and container allow user namespaces. Checked only when needed. */
  readonly canMakeNamespace: () => boolean;
}

export function chooseRunner(surroundings: HostConditions): Runner {
  const { uid, account, reachable } = surroundings;
  if (uid !== 0) return { kind: 'self' };
  if (account !== undefined && reachable) return { kind: 'account', ...account };
  if (surroundings.canMakeNamespace()) return { kind: 'namespace' };
  if (account !== undefined) return { kind: 'elsewhere', ...account };
  throw new EmbeddedDatabaseFault(
    'it must not run as root, and there is no account "postgres" or "nobody" to run it as',
  );
}

const NAMESPACE = ['--user', '--map-user=65534', '--map-group=65534', '--'];

/** The command, its arguments and the options of `spawn` that run a program the chosen way. */
export function commandOf(runner: Runner, program: string, args: readonly string[]) {
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
  if (runner.kind === 'namespace')
    return { command: 'unshare', args: [...NAMESPACE, program, ...args], options: { env } };
  if (runner.kind === 'self') return { command: program, args: [...args], options: { env } };
  return { command: program, args: [...args], options: { env, uid: runner.uid, gid: runner.gid } };
}

export function detectHost(places: readonly string[]): HostConditions {
  const uid = process.getuid?.();
  const account = uid === 0 ? (accountNamed('postgres') ?? accountNamed('nobody')) : undefined;
  return {
    uid,
    account,
    reachable: account !== undefined && places.every((place) => canEnter(place, account)),
    canMakeNamespace: () => spawnSync('unshare', [...NAMESPACE, 'true'], { stdio: 'ignore' }).status === 0,
  };
}

function accountNamed(name: string): { uid: number; gid: number } | undefined {
  const ask = (flag: string) =>
    Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: ask('-u'), gid: ask('-g') };
  } catch {
    return undefined;
  }
}

/** Whether every existing folder from the root down to `place` lets the account pass. */
function canEnter(place: string, account: { uid: number; gid: number }): boolean {
  const parent = path.dirname(place);
  if (parent !== place && !canEnter(parent, account)) return false;
  const stat = statSync(place, { throwIfNoEntry: false });
  if (stat === undefined || !stat.isDirectory()) return true;
  if (stat.uid === account.uid) return (stat.mode & 0o100) !== 0;
  if (stat.gid === account.gid) return (stat.mode & 0o010) !== 0;
  return (stat.mode & 0o001) !== 0;
}
