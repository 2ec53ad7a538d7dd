import { ServerHost } from './ServerHost.mjs';

const STOPS_WITHIN_MS = 40_000;

/** The processes of a jest worker in which servers run: as many as it had servers at once, each for one server at a time. */
export class ServerHosts {
  #idle = [];
  #busy = new Set();

  /** Starts a server. `stop` fails where it does not stop, or stops with an error. */
  async start(env) {
    const host = this.#idle.pop() ?? new ServerHost();
    this.#busy.add(host);
    const url = await host.start(env).catch((error) => {
      this.#drop(host);
      throw error;
    });
    let stopped;
    return { url, log: () => host.log, stop: () => (stopped ??= this.#stop(host)) };
  }

  /** Ends what a test file has left running. */
  async stopAll() {
    await Promise.all([...this.#busy].map((host) => this.#stop(host).catch(() => undefined)));
  }

  async #stop(host) {
    const late = setTimeout(() => host.kill(), STOPS_WITHIN_MS);
    try {
      await host.stop();
      this.#busy.delete(host);
      this.#idle.push(host);
    } catch (error) {
      this.#drop(host);
      throw error;
    } finally {
      clearTimeout(late);
    }
  }

  #drop(host) {
    this.#busy.delete(host);
    host.kill();
  }
}
