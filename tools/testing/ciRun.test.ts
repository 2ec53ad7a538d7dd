import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

/** Programs in the place of npm, sleep and docker; `asked` has what docker was asked for, a line each. */
describe('.ci/run with a container engine', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'listwright-ci-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const program = (name: string, text: string) =>
    writeFileSync(path.join(folder, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });

  function run(health: string) {
    for (const name of ['npm', 'sleep']) program(name, `echo "${name} $*" >> "${folder}/others"`);
    program(
      'docker',
      `echo "$*" >> "${folder}/asked"
      case "$1" in
        run) grep -c "^run" "${folder}/asked" | sed s/^/container/ ;;
        inspect) ${health} ;;
        logs) echo "the log of $2" >&2 ;;
      esac`,
    );
    const env = { PATH: `${folder}:/usr/bin:/bin` };
    const { status, stderr } = spawnSync('bash', ['.ci/run'], { env, encoding: 'utf8' });
    const lines = (name: string) => readFileSync(path.join(folder, name), 'utf8').trim().split('\n');
    return { status, stderr, asked: lines('asked'), others: lines('others') };
  }

  it('builds the image, and starts its server until it is healthy', () => {
    const { status, asked, others } = run(
      `[ $(grep -c "^inspect" "${folder}/asked") -lt 3 ] && echo starting || echo healthy`,
    );
    expect([status, others]).toEqual([0, ['npm test', 'sleep 1', 'sleep 1']]);
    const inspect = 'inspect --format {{.State.Health.Status}} container2';
    expect(asked).toEqual([
      'info',
      'build --tag listwright-ci .',
      expect.stringMatching(/^run --detach .* postgres:\S+@sha256:[0-9a-f]{64}$/),
      expect.stringMatching(/^run --detach --network container:container1 --read-only .* listwright-ci$/),
      ...[inspect, inspect, inspect],
      'rm --force --volumes container1',
      'rm --force --volumes container2',
    ]);
  });

  it('fails with the log of a server that does not become healthy', () => {
    const { status, stderr, asked, others } = run('echo unhealthy');
    expect([status, others.length]).toEqual([1, 121]);
    expect(stderr).toBe('the log of container2\nThe server of the image did not become healthy.\n');
    expect(asked.slice(-2)).toEqual(['rm --force --volumes container1', 'rm --force --volumes container2']);
  });
});
