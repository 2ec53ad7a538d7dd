import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { YOUNG_GENERATION } from '../../../scripts/youngGeneration.mjs';

const PROGRAM = fileURLToPath(new URL('serverHost.mjs', import.meta.url));

/** A process that serves one test after the other. */
export class ServerHost {
  #log = '';
  #child;

  constructor() {
    const { PATH, HOME } = process.env;
    this.#child = fork(PROGRAM, {
      // Errors that no contract declares fail.
      env: { PATH, HOME, NODE_ENV: 'test' },
      execArgv: ['--no-warnings', YOUNG_GENERATION],
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    });
    this.#child.stderr.on('data', (chunk) => (this.#log += chunk.toString()));
    // It lives as long as the jest worker, and must not keep it from ending.
    for (const one of [this.#child, this.#child.channel, this.#child.stderr]) one.unref();
  }

  /** What the server that started last has logged. */
  get log() {
    return this.#log;
  }

  get hasEnded() {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  /** Resolves to the server's address. */
  start(env) {
    this.#log = '';
    return this.#ask({ name: 'start', env });
  }

  stop() {
    return this.#ask({ name: 'stop' });
  }

  kill() {
    this.#child.kill('SIGKILL');
  }

  async #ask(message) {
    if (this.hasEnded) throw new Error(`the server has ended: ${this.#log}`);
    const given = new AbortController();
    const replied = once(this.#child, 'message', given);
    const ended = once(this.#child, 'exit', given).then(([code, signal]) => {
      throw new Error(`the server ended with ${code ?? signal}: ${this.#log}`);
    });
    this.#child.send(message);
    try {
      const [{ failed, url }] = await Promise.race([replied, ended]);
      if (failed !== undefined) throw new Error(`${message.name}: ${failed}\n${this.#log}`);
      return url;
    } finally {
      given.abort();
      await Promise.allSettled([replied, ended]);
    }
  }
}
