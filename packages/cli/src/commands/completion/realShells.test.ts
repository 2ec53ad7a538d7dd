import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { runCli } from '../../runCli.js';
import type { Shell } from './completionScript.js';

const FIRST = '01920000-0000-7000-8000-00000000000a';
const SECOND = '01930000-0000-7000-8000-00000000000b';
const GLOBAL = ['--json', '--format', '--profile'];

/** Asks a shell what it offers after a line. It finds a stand-in for `listwright` on its path. */
type Complete = (folder: string, line: string) => string;

/** As bash calls it: it cuts words at `=`, `:` and `@` outside of quotes, too, and offers files where nothing else is. */
const BASH = `
source "$1"; COMP_LINE="$2"; COMP_POINT=\${#COMP_LINE}; shift 2
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))
_listwright
(( \${#COMPREPLY[@]} )) || COMPREPLY=($(compgen -f -- "\${COMP_WORDS[COMP_CWORD]}"))
printf '%s\\n' "\${COMPREPLY[@]}"
`;
const bash: Complete = (folder, line) => {
  const words = [...(line.match(/[=:@]+|("[^"]*"|[^\s=:@"])+/g) ?? []), ...(line.endsWith(' ') ? [''] : [])];
  return execFileSync('bash', ['--norc', '-c', BASH, 'bash', `${folder}/script`, line, ...words], shellOptions(folder));
};

const fish: Complete = (folder, line) =>
  execFileSync('fish', ['--no-config', '-c', `source ${folder}/script; complete -C '${line}'`], shellOptions(folder));

/** Types the line and a tab at a terminal, and prints what the completion adds, between two marks. */
const CAPTURE = `
zmodload zsh/zpty || exit 1
zpty z zsh -f -i
zpty -w z "source $1"
local line
integer marks=0
while zpty -r z line; do [[ $line == ready* ]] && break; done
zpty -w z "$2"$'\\t'
while zpty -r z line; do
  if [[ $line == *$'\\x02'* ]]; then (( marks++ )) && break; continue; fi
  (( marks )) && print -r -- "\${line%$'\\r\\n'}"
done
`;
const INTERACTIVE = `
PROMPT=
fpath=($PWD $fpath)
autoload -U compinit
compinit -u -D
bindkey '^I' complete-word
null-line () { print -r -- $'\\x02' }
compprefuncs=( null-line )
comppostfuncs=( null-line exit )
zstyle ':completion:*' insert-tab false
compadd () {
  if [[ \${@[1,(i)(-|--)]} == *-(O|A|D)\\ * ]]; then builtin compadd "$@"; return; fi
  local -a hits
  builtin compadd -A hits "$@"
  (( $#hits )) && print -rl -- $hits
  builtin compadd "$@"
}
print ready
`;
const zsh: Complete = (folder, line) => {
  writeFileSync(path.join(folder, 'init.zsh'), INTERACTIVE);
  return execFileSync('zsh', ['-f', '-c', CAPTURE, 'capture', 'init.zsh', line], shellOptions(folder));
};

const powershell: Complete = (folder, line) =>
  execFileSync(
    'pwsh',
    [
      ...['-NoProfile', '-NonInteractive', '-Command'],
      `Get-Content -Raw ${folder}/script | Invoke-Expression; ` +
        `[System.Management.Automation.CommandCompletion]::CompleteInput('${line}', ${line.length}, $null)` +
        `.CompletionMatches | ForEach-Object { $_.CompletionText }`,
    ],
    shellOptions(folder),
  );

function shellOptions(folder: string) {
  const env = { ...process.env, HOME: folder, PATH: `${folder}:${process.env.PATH ?? ''}`, TERM: 'dumb' };
  return { encoding: 'utf8', cwd: folder, env, timeout: 60_000 } as const;
}

const SHELLS: readonly [shell: Shell, program: string, complete: Complete][] = [
  ['bash', 'bash', bash],
  ['zsh', 'zsh', zsh],
  ['fish', 'fish', fish],
  ['powershell', 'pwsh', powershell],
];

describe.each(SHELLS)('completion in a real %s', (shell, program, complete) => {
  let folder: string;
  const isInstalled = spawnSync(program, ['--version']).status === 0;
  const inShell = isInstalled ? it : it.skip;
  const where = isInstalled ? '' : ` (skipped: ${program} is not installed)`;
  const asked = () => (existsSync(`${folder}/asked`) ? readFileSync(`${folder}/asked`, 'utf8').trim() : '');

  /** What is offered, without descriptions and the files of the folder. */
  const offered = (line: string): readonly string[] =>
    complete(folder, line)
      .split('\n')
      .map((one) => one.split('\t')[0]?.trim() ?? '')
      .filter((one) => one !== '' && !existsSync(path.join(folder, one)))
      .toSorted();

  async function scriptOf(): Promise<string> {
    let script = '';
    const quiet = { isTTY: false, columns: 80, write: () => undefined };
    await runCli(['completion', shell], {
      stdin: { isTTY: false, text: async () => '', bytes: async () => new Uint8Array() },
      stdout: { ...quiet, write: (text) => void (script += String(text)) },
      stderr: quiet,
      env: { HOME: folder, XDG_CONFIG_HOME: folder },
      cwd: folder,
      fetch: () => Promise.reject(new Error('The script is printed without a server.')),
      now: () => new Date('2026-11-22T12:00:00.000Z'),
      interrupted: () => new Promise(() => undefined),
    });
    return script;
  }

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'listwright-shell-'));
    const script = await scriptOf();
    writeFileSync(path.join(folder, 'script'), script);
    writeFileSync(path.join(folder, '_listwright'), script);
    writeFileSync(path.join(folder, 'products.csv'), '');
    const standIn = `#!/bin/sh
echo "$@" >> '${folder}/asked'
[ "$2" = job ] || printf '${FIRST}\\tMug & $(touch owned)\\n${SECOND}\\tTable\\n' | grep "^$3"
`;
    writeFileSync(path.join(folder, 'listwright'), standIn, { mode: 0o755 });
  });
  beforeEach(() => rmSync(`${folder}/asked`, { force: true }));
  afterAll(() => rmSync(folder, { recursive: true }));

  inShell(`offers commands, and those of a command${where}`, () => {
    expect(offered('listwright li')).toEqual(['lint', 'listings']);
    const words = offered('listwright listings ');
    expect(words).toEqual(expect.arrayContaining(['edit', 'history', 'list', 'restore', 'rm', 'show', ...GLOBAL]));
    expect(words).not.toContain('generate');
    expect(asked()).toBe('');
  });

  inShell(`offers the flags of the command alone${where}`, () => {
    expect(offered('listwright listings show --js')).toEqual(['--json']);
    expect(offered('listwright listings show --s')).not.toContain('--server');
    expect(offered('listwright policy show --s')).toEqual(['--server']);
    expect(offered('listwright policy list --hi')).toEqual(['--history']);
    // The name of one command begins with the name of the other; each has flags of its own.
    expect(offered('listwright admin users create-key ann --ho')).toEqual(['--hours']);
    expect(offered('listwright admin users create --ho')).toEqual([]);
  });

  inShell(`offers the values of a flag${where}`, () => {
    expect(offered('listwright generate --marketplace ')).toEqual(['amazon', 'shopify']);
    expect(offered('listwright generate -m s')).toEqual(['shopify']);
    expect(offered('listwright bulk run products.csv --format x')).toEqual(['xlsx']);
    expect(offered('listwright admin customers list --plan p')).toEqual(['professional']);
    expect(offered('listwright admin customers edit ann@example.com --plan e')).toEqual(['enterprise']);
  });

  inShell(`offers the fixed values of an argument, in its place${where}`, () => {
    expect(offered('listwright config get ')).toEqual(['marketplace', 'profile', 'timeout', 'url']);
    expect(offered('listwright migrate s')).toEqual(['status']);
    expect(offered('listwright bulk template x')).toEqual(['xlsx']);
    expect(offered('listwright completion f')).toEqual(['fish']);
    expect(offered('listwright help exit')).toEqual(['exit-codes']);
    expect(offered('listwright help gen')).toEqual(['generate']);
    expect(offered('listwright plan change ')).toEqual(['enterprise', 'professional', 'starter']);
    expect(offered('listwright admin quotas set ann@example.com l')).toEqual(['listings_generated']);
    expect(offered('listwright admin quotas set ann@example.com listings_generated l')).toEqual([]);
    expect(offered('listwright config get --js')).toEqual(['--json']);
    expect(asked()).toBe('');
  });

  inShell(`takes the value of a flag for no word of the command${where}`, () => {
    expect(offered('listwright --url http://127.0.0.1:3000 --profile work config get u')).toEqual(['url']);
    expect(offered('listwright config --profile work get u')).toEqual(['url']);
    expect(offered('listwright listings show --timeout 5 0193')).toEqual([SECOND]);
  });

  inShell(`takes what stands in quotes for one word${where}`, () => {
    const lines = [
      'listwright listings edit --title "Steel bottle" 0193',
      'listwright listings edit --title="Mug:  10 = oz" 0193',
      'listwright --profile "my shop" listings show 0193',
    ];
    for (const line of lines) expect([line, offered(line)]).toEqual([line, [SECOND]]);
    expect(offered('listwright admin quotas set "ann of shop" l')).toEqual(['listings_generated']);
    expect(offered('listwright admin quotas set "ann of shop" listings_generated l')).toEqual([]);
  });

  inShell(`asks for ids, and runs nothing of their names${where}`, () => {
    const ids: readonly [line: string, expected: readonly string[], question: string][] = [
      ['listwright listings show ', [FIRST, SECOND], 'complete-ids listing'],
      ['listwright listings show 0193', [SECOND], 'complete-ids listing 0193'],
      ['listwright --json listings show ', [FIRST, SECOND], 'complete-ids listing'],
      [`listwright products rm ${FIRST} `, [FIRST, SECOND], 'complete-ids product'],
      ['listwright generate --product 0192', [FIRST], 'complete-ids product 0192'],
      ['listwright listings list --profile ', [FIRST, SECOND], 'complete-ids profile'],
      ['listwright auth switch ', [FIRST, SECOND], 'complete-ids profile'],
    ];
    for (const [line, expected, question] of ids) {
      rmSync(`${folder}/asked`, { force: true });
      expect([offered(line), asked()]).toEqual([expected, question]);
    }
    expect(existsSync(path.join(folder, 'owned'))).toBe(false);
  });

  inShell(`asks for no id where another argument follows it${where}`, () => {
    expect(offered(`listwright listings restore ${FIRST} `)).toEqual(expect.arrayContaining(GLOBAL));
    expect(asked()).toBe('');
  });

  inShell(`offers flags where there are no ids${where}`, () => {
    expect(offered('listwright jobs show ')).toEqual(expect.arrayContaining(GLOBAL));
    expect(asked()).toContain('complete-ids job');
    expect(offered(`listwright listings restore ${FIRST} --js`)).toEqual(['--json']);
  });

  inShell(`offers files where one is expected${where}`, () => {
    expect(complete(folder, 'listwright lint prod')).toContain('products.csv');
  });
});
