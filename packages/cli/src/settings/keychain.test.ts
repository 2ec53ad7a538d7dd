import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { OsKeychain } from './OsKeychain.js';
import { StoredSessions } from './StoredSessions.js';

const session = {
  url: 'https://listings.example.com',
  email: 'ann@example.com',
  token: 'e30.x',
  refresh_token: 'r"$1',
};

/** Stand-ins for the programs: each secret is a file named by its account. */
const PROGRAMS = {
  linux: [
    'secret-tool',
    `#!/bin/sh
echo "$@" >> "$KEYS/../calls"
verb=$1
for account; do :; done
case $verb in
  store) cat > "$KEYS/$account" ;;
  lookup) cat "$KEYS/$account" ;;
  clear) rm "$KEYS/$account" ;;
esac
`,
  ],
  darwin: [
    'security',
    `#!/bin/sh
echo "$@" >> "$KEYS/../calls"
if [ "$1" = -i ]; then
  read -r line
  eval "set -- $line"
fi
verb=$1
while [ $# -gt 0 ]; do
  [ "$1" = -a ] && account=$2
  [ "$1" = -w ] && secret=$2
  shift
done
case $verb in
  add-generic-password) printf '%s' "$secret" > "$KEYS/$account" ;;
  find-generic-password) cat "$KEYS/$account" && echo ;;
  delete-generic-password) rm "$KEYS/$account" ;;
esac
exit $?
`,
  ],
} as const;

describe('stored sessions', () => {
  let folder: string;
  let file: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'listwright-keychain-'));
    file = path.join(folder, 'listwright', 'sessions.json');
    mkdirSync(path.join(folder, 'keys'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const keys = () => readdirSync(path.join(folder, 'keys'));
  const env = (more: Record<string, string> = {}) => ({
    PATH: `${folder}:${process.env.PATH ?? ''}`,
    KEYS: path.join(folder, 'keys'),
    ...more,
  });
  const sessionsOn = (platform: NodeJS.Platform, more: Record<string, string> = {}) =>
    new StoredSessions(file, OsKeychain.of(env(more), platform));

  describe.each(['linux', 'darwin'] as const)('with the keychain of %s', (platform) => {
    const [program, script] = PROGRAMS[platform];
    beforeEach(() => writeFileSync(path.join(folder, program), script, { mode: 0o755 }));

    it('have their tokens there, and neither in the file nor in the arguments of a program', () => {
      const sessions = sessionsOn(platform);
      expect(sessions.keep('default', session)).toContain(platform === 'linux' ? 'keyring' : 'keychain');
      expect(sessions.read('default')).toEqual(session);
      expect(sessions.owners()).toEqual({ default: { url: session.url, email: session.email } });
      const secrets = [session.token, Buffer.from(session.token).toString('base64url').slice(0, -2)];
      for (const place of [file, path.join(folder, 'calls')])
        for (const secret of secrets) expect(readFileSync(place, 'utf8')).not.toContain(secret);
    });

    it('replace them, one for each profile, and remove them', () => {
      const sessions = sessionsOn(platform);
      sessions.keep('default', session);
      sessions.keep('shop "two', { ...session, token: 'two' });
      sessions.keep('default', { ...session, token: 'new' });
      expect([sessions.read('default')?.token, sessions.read('shop "two')?.token]).toEqual(['new', 'two']);
      sessions.remove('default');
      expect([sessions.read('default'), keys().length]).toEqual([undefined, 1]);
      sessions.remove('shop "two');
      expect([keys(), existsSync(file)]).toEqual([[], false]);
    });

    it('count as logged out where the keychain lost them', () => {
      sessionsOn(platform).keep('default', session);
      for (const key of keys()) rmSync(path.join(folder, 'keys', key));
      expect(sessionsOn(platform).read('default')).toBeUndefined();
    });

    it('count as logged out where the keychain has something else in their place', () => {
      sessionsOn(platform).keep('default', session);
      for (const key of keys()) writeFileSync(path.join(folder, 'keys', key), 'other');
      expect(sessionsOn(platform).read('default')).toBeUndefined();
    });

    it('are asked for once, until a command replaces them', () => {
      const sessions = sessionsOn(platform);
      const calls = () => readFileSync(path.join(folder, 'calls'), 'utf8').split('\n').length;
      sessions.keep('default', session);
      sessions.read('default');
      const before = calls();
      expect([sessions.read('default'), calls()]).toEqual([session, before]);
      sessionsOn(platform).keep('default', { ...session, token: 'new' });
      expect(sessions.read('default')?.token).toBe('new');
    });

    it('leave the keychain where it does not take their successors', () => {
      const sessions = sessionsOn(platform);
      sessions.keep('default', session);
      const verb = platform === 'linux' ? 'store' : '-i';
      const failing = script.replace('#!/bin/sh\n', `#!/bin/sh\n[ "$1" = ${verb} ] && exit 1\n`);
      writeFileSync(path.join(folder, program), failing, { mode: 0o755 });
      expect(sessions.keep('default', { ...session, token: 'new' })).toBe(`${file} (mode 600)`);
      expect([keys(), sessions.read('default')?.token]).toEqual([[], 'new']);
    });

    it('are in the file where the keychain is switched off', () => {
      expect(sessionsOn(platform, { LISTWRIGHT_KEYCHAIN: 'off' }).keep('default', session)).toBe(`${file} (mode 600)`);
      expect(keys()).toEqual([]);
      expect(sessionsOn(platform).read('default')).toEqual(session);
    });

    it('say that the keychain is switched off that has them, until the next login', () => {
      sessionsOn(platform).keep('default', session);
      const off = sessionsOn(platform, { LISTWRIGHT_KEYCHAIN: 'off' });
      expect([off.read('default'), off.unreadable('default')]).toEqual([undefined, expect.stringContaining('off')]);
      expect([off.unreadable('other'), sessionsOn(platform).unreadable('default')]).toEqual([undefined, undefined]);
      off.keep('default', session);
      expect([off.read('default'), off.unreadable('default')]).toEqual([session, undefined]);
    });

    it('wait for a keychain that hangs once, and say so', () => {
      sessionsOn(platform).keep('default', session);
      const calls = () => readFileSync(path.join(folder, 'calls'), 'utf8').split('\n').length;
      const hanging = script.replace(/^echo .*$/mu, '$&\nsleep 60');
      writeFileSync(path.join(folder, program), hanging, { mode: 0o755 });
      const before = calls();
      const sessions = new StoredSessions(file, OsKeychain.of(env(), platform, 0.2));
      expect([sessions.read('default'), sessions.unreadable('default')]).toEqual([
        undefined,
        expect.stringContaining('did not answer'),
      ]);
      expect(sessions.keep('default', session)).toBe(`${file} (mode 600)`);
      expect([sessions.read('default'), calls() - before]).toEqual([session, 1]);
    });

    it('are in the file where the program fails, without saying so in vain', () => {
      writeFileSync(path.join(folder, program), '#!/bin/sh\n[ "$1" = -i ]\n', { mode: 0o755 });
      expect(sessionsOn(platform).keep('default', session)).toBe(`${file} (mode 600)`);
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(sessionsOn(platform).read('default')).toEqual(session);
    });
  });

  it.each(['linux', 'win32'] as const)('are in the file where %s has no keychain', (platform) => {
    const sessions = new StoredSessions(file, OsKeychain.of({ PATH: folder }, platform));
    expect(sessions.keep('default', session)).toBe(`${file} (mode 600)`);
    expect(sessions.read('default')).toEqual(session);
  });
});
