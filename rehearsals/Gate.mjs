import { createServer, request } from 'node:http';
import { pause } from './programs.mjs';

const LOOK_EVERY_MS = 50;
const PATIENCE_MS = 20_000;

/**
 * What a proxy does: knows which servers are ready, and sends each request to the next of them. Sends no request twice. Counts
 * the requests and the failures, and measures how long no server was ready.
 */
export class Gate {
  requests = 0;
  failures = [];
  /** Each time without a ready server, in milliseconds, with what was going on. */
  outages = [];
  /** What `outages` note as their cause. */
  cause = 'start';
  #ready = new Map();
  #turn = 0;
  #isClosed = false;
  #looking = [];
  #closedBy;
  #proxy;
  #lastReady = performance.now();

  add(url) {
    this.#ready.set(url, false);
    this.#looking.push(this.#look(url));
  }

  remove(url) {
    this.#ready.delete(url);
  }

  /** Opens an address for programs that need one: passes each request on to a ready server. Resolves to the address. */
  async listen() {
    this.#proxy = createServer((asked, answer) => {
      const url = this.#next();
      const refuse = () => (answer.headersSent ? answer.destroy() : answer.writeHead(503).end());
      if (url === undefined) return refuse();
      const onward = request(
        `${url}${asked.url}`,
        { method: asked.method, headers: { ...asked.headers, connection: 'close' } },
        (reply) => {
          answer.writeHead(reply.statusCode, reply.headers);
          reply.on('error', refuse).pipe(answer);
        },
      );
      onward.on('error', refuse);
      asked.pipe(onward);
    });
    await new Promise((resolve) => this.#proxy.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${this.#proxy.address().port}`;
  }

  get isOpen() {
    return [...this.#ready.values()].some(Boolean);
  }

  isReady(url) {
    return this.#ready.get(url) === true;
  }

  async close() {
    this.#isClosed = true;
    this.#proxy?.close();
    this.#proxy?.closeAllConnections();
    await Promise.all(this.#looking);
  }

  /** Resolves to `{status, data}`; status 0: no reply, so the outcome is unknown. */
  async send(method, path, { token, key, json, form, at, prefer } = {}) {
    const url = at ?? this.#next();
    if (url === undefined) return { status: 0, data: undefined };
    this.requests += 1;
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
      ...(prefer && { prefer }),
      ...(json && { 'content-type': 'application/json' }),
    };
    try {
      const reply = await fetch(`${url}${path}`, {
        method,
        headers,
        ...(json && { body: JSON.stringify(json) }),
        ...(form && { body: form }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const text = await reply.text();
      if (reply.status >= 400) this.failures.push(`${method} ${path}: ${reply.status} ${text.slice(0, 200)}`);
      return { status: reply.status, data: reply.status < 400 ? JSON.parse(text).data : undefined };
    } catch (error) {
      this.failures.push(`${method} ${path}: ${error.cause?.code ?? error.message}`);
      return { status: 0, data: undefined };
    }
  }

  #next() {
    const ready = [...this.#ready].filter(([, isReady]) => isReady);
    this.#turn += 1;
    return ready[this.#turn % ready.length]?.[0];
  }

  async #look(url) {
    while (!this.#isClosed && this.#ready.has(url)) {
      const isReady = await fetch(`${url}/api/health/ready`, { signal: AbortSignal.timeout(2000) }).then(
        async (reply) => {
          await reply.arrayBuffer();
          return reply.status === 200;
        },
        () => false,
      );
      if (this.#ready.has(url)) this.#ready.set(url, isReady);
      this.#note();
      await pause(LOOK_EVERY_MS);
    }
  }

  #note() {
    const now = performance.now();
    if (!this.isOpen) {
      this.#closedBy ??= this.cause;
      return;
    }
    const ms = now - this.#lastReady;
    if (this.#closedBy !== undefined) this.outages.push({ ms, cause: this.#closedBy });
    this.#closedBy = undefined;
    this.#lastReady = now;
  }
}
