import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BrowserSeller } from './BrowserSeller.mjs';
import { pause, runCommand } from './programs.mjs';

const PASSWORD = 'a good password';
const PRO = { amount: 164_900, plan: 'pro', billing_cycle: 'monthly' };
/** After these a client asks again; any other refusal is a fault of the server. */
const ASK_AGAIN = new Set([0, 409, 429, 503]);
/** At four a second. */
const TRIES = 60;
/** While a key is taken: one whose server was killed stays so for ten minutes, longer than a client waits. */
const TRIES_OF_TAKEN = 20;
const COMMAND_TRIES = 20;
/** In a browser, at most, until one has succeeded. */
const ROUNDS = 4;

/**
 * A mixed load: programs that write, edit and read, bulk files, payments in the sandbox, the command line and, where it `browses`, a
 * seller in a real browser. Keeps books of what was acknowledged. `insists`: repeats with the same key what was not answered, as our clients do, except for
 * some requests whose outcome then stays unknown.
 * `pace`: the milliseconds between the works of a lane.
 */
export class Load {
  sellers = [];
  /** By id: what was acknowledged. */
  listings = new Map();
  jobs = [];
  payments = [];
  /** Names of listings whose outcome is unknown. */
  unknown = new Set();
  surprises = [];
  counts = { written: 0, edits: 0, editsInBrowser: 0, unansweredInBrowser: 0, reads: 0, commands: 0 };
  /** Where the load browses. */
  browser;
  #isOver = false;
  #address;
  #lanes = [];
  #number = 0;

  constructor({ gate, chance, database, dir, insists, browses = false, jobRows = 150, pace }) {
    Object.assign(this, { gate, chance, database, dir, insists, browses, jobRows, pace });
    mkdirSync(dir, { recursive: true });
  }

  async register(name) {
    const json = { email: `${name}.${randomUUID()}@example.com`, password: PASSWORD, full_name: name };
    await this.settled('POST', '/api/auth/register', { json });
    const { token, user } = await this.settled('POST', '/api/auth/login', { json: { ...json, full_name: undefined } });
    const seller = { email: json.email, password: PASSWORD, id: user.id, token };
    this.sellers.push(seller);
    return seller;
  }

  async start() {
    this.#address = await this.gate.listen();
    const lanes = ['write', 'write', 'write', 'bulk', 'pay', 'command', ...(this.browses ? ['browse'] : [])];
    for (const [at, lane] of lanes.entries()) {
      const seller = await this.register(`${lane}${at}`);
      if (lane !== 'pay')
        await this.database(`update users set subscription_plan = 'unlimited' where id = $1`, [seller.id]);
      if (lane === 'browse') {
        this.browser = new BrowserSeller(this.#address, seller);
        await this.browser.start();
      }
      this.#lanes.push(this.#repeat(lane, seller, this.chance.branch()));
    }
  }

  /** Ends the lanes, each after what it has begun. */
  async finish() {
    this.#isOver = true;
    await Promise.all(this.#lanes).finally(() => this.browser?.close());
  }

  async #repeat(lane, seller, chance) {
    let rounds = 0;
    // A short run is over before a page has come back: the browser has its round.
    const needsRound = () => lane === 'browse' && this.counts.editsInBrowser === 0 && rounds < ROUNDS;
    while (!this.#isOver || needsRound()) {
      rounds += 1;
      await this[lane](seller, chance);
      await pause(chance.between(0.5, 1.5) * this.pace);
    }
  }

  nameOf(kind) {
    this.#number += 1;
    return `Steel ${kind} number ${this.#number} ${this.chance.oneOf(['red', 'blue', 'green', 'grey'])}`;
  }

  /** The data of a reply that succeeded; undefined where none came. */
  async settled(method, address, more, { tries = this.insists ? TRIES : 1 } = {}) {
    let taken = 0;
    for (let count = 0; count < tries && taken < TRIES_OF_TAKEN; count += 1) {
      const { status, data } = await this.gate.send(method, address, typeof more === 'function' ? more() : more);
      if (data !== undefined) return data;
      if (!ASK_AGAIN.has(status)) {
        this.surprises.push(`${method} ${address}: ${status}`);
        return undefined;
      }
      if (status === 409) taken += 1;
      await pause(250);
    }
    return undefined;
  }

  async write(seller, chance) {
    const name = this.nameOf('bottle');
    const asked = { token: seller.token, key: randomUUID(), json: { product_name: name, marketplace: 'amazon' } };
    const isHasty = this.insists && chance.between(0, 1) < 0.2;
    const reply = await this.settled('POST', '/api/listings/generate', asked, isHasty ? { tries: 1 } : undefined);
    if (reply === undefined) {
      this.unknown.add(name);
      return;
    }
    this.counts.written += 1;
    const { id, generated_title: title } = reply.listing;
    const listing = { seller, id, name, title, maybe: new Set() };
    this.listings.set(id, listing);
    if (chance.between(0, 1) < 0.5) await this.edit(listing, `${title}, edition ${this.#number}`);
    this.counts.reads += 1;
    await this.settled('GET', '/api/listings/?limit=20', { token: seller.token });
  }

  async edit(listing, title) {
    // Before the request: it may be stored without a reply.
    listing.maybe.add(title);
    const json = { generated_title: title };
    const saved = await this.settled('PATCH', `/api/listings/${listing.id}`, { token: listing.seller.token, json });
    if (saved === undefined) return;
    this.counts.edits += 1;
    listing.title = title;
    listing.maybe.clear();
  }

  #file(rows, kind) {
    const names = Array.from({ length: rows }, () => this.nameOf(kind));
    return { names, csv: ['product_name,category,brand', ...names.map((name) => `${name},Kitchen,Himal`)].join('\n') };
  }

  /** A round through the pages: what the browser is told is acknowledged. */
  async browse(seller) {
    const name = this.nameOf('kettle');
    this.unknown.add(name);
    try {
      await this.browser.visit('/app/dashboard', 'Hello, browse');
      await this.browser.visit('/app/products', 'Products');
      // Its key was taken by a server that was killed, as in `settled`.
      if (!(await this.browser.write(name))) {
        this.counts.unansweredInBrowser += 1;
        return;
      }
      // As long as it takes: it was acknowledged.
      const place = `/api/listings/?search=${encodeURIComponent(name)}`;
      const found = await this.settled('GET', place, { token: seller.token }, { tries: 10 * TRIES });
      const [{ id, generated_title: title }] = found.listings;
      const listing = { seller, id, name, title, maybe: new Set(), isBrowsed: true };
      this.listings.set(id, listing);
      this.unknown.delete(name);
      const next = `${title}, edition ${this.#number}`;
      listing.maybe.add(next);
      await this.browser.edit(listing, next);
      Object.assign(listing, { title: next, maybe: new Set() });
      this.counts.editsInBrowser += 1;
    } catch (error) {
      this.surprises.push(error.message);
    }
  }

  async bulk(seller) {
    const { names, csv } = this.#file(this.jobRows, 'flask');
    const key = randomUUID();
    const reply = await this.settled('POST', '/api/bulk/listings/generate', () => {
      const form = new FormData();
      form.set('marketplace', 'amazon');
      form.set('csv', new Blob([csv], { type: 'text/csv' }), 'products.csv');
      return { token: seller.token, key, form, prefer: 'wait=0' };
    });
    if (reply === undefined) {
      for (const name of names) this.unknown.add(name);
      return;
    }
    const job = { seller, id: reply.batch_id, names };
    this.jobs.push(job);
    await this.#jobEnded(job);
  }

  async #jobEnded({ seller, id }) {
    for (;;) {
      const job = await this.settled('GET', `/api/bulk/check/${id}`, { token: seller.token });
      if (job !== undefined && !['queued', 'running'].includes(job.status)) return;
      await pause(250);
    }
  }

  async pay(seller) {
    const order = await this.settled('POST', '/api/payments/create-order', { token: seller.token, json: PRO });
    if (order === undefined) return;
    const paid = await this.settled('POST', '/sandbox/checkout', { json: { order: order.order_id, outcome: 'pay' } });
    if (paid === undefined) return;
    const { razorpay_order_id, razorpay_payment_id, razorpay_signature } = paid;
    const json = { razorpay_order_id, razorpay_payment_id, razorpay_signature };
    const verified = await this.settled('POST', '/api/payments/verify', { token: seller.token, json });
    if (verified !== undefined) this.payments.push({ seller, order: razorpay_order_id, payment: razorpay_payment_id });
    await pause(1500);
  }

  async command(seller, chance) {
    const isFile = chance.between(0, 1) < 0.3;
    const { names, csv } = this.#file(isFile ? 20 : 1, isFile ? 'jar' : 'cup');
    const file = path.join(this.dir, `${randomUUID()}.csv`);
    if (isFile) writeFileSync(file, csv);
    const work = isFile ? ['bulk', 'run', file] : ['generate', names[0]];
    const args = [...work, '-m', 'amazon', '--json', '--idempotency-key', randomUUID()];
    const run = await this.#commandEnded(args, seller);
    if (run === undefined) {
      for (const name of names) this.unknown.add(name);
      return;
    }
    this.counts.commands += 1;
    if (isFile) this.jobs.push({ seller, id: run.batch_id, names });
    else {
      const { id, product_name: name, generated_title: title } = run.listing;
      this.listings.set(id, { seller, id, name, title, maybe: new Set() });
    }
    await pause(1500);
  }

  async #commandEnded(args, seller) {
    for (let count = 0; count < (this.insists ? COMMAND_TRIES : 1); count += 1) {
      const env = { LISTWRIGHT_URL: this.#address, LISTWRIGHT_TOKEN: seller.token, HOME: this.dir };
      const { code, stdout, stderr } = await runCommand(args, env);
      if (code === 0) return JSON.parse(stdout).data;
      this.gate.failures.push(`listwright ${args[0]}: exit ${code} ${stderr.slice(-200)}`);
      await pause(300);
    }
    return undefined;
  }
}
