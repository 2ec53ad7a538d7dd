import { ADVERSARIAL_SEEDS } from '../packages/domain/dist/listings/testing/adversarialSeeds.js';
import { anUnlimited, besideWork } from './livenessParts.mjs';

const BUSY_MS = 40_000;
/** As long as each field may be. */
const LONGEST = { description: 9900, value: 500, attributes: 50, text: 20_000 };

/** The latency of the live check while accounts send the longest texts, made to be slow, to whatever reads or proves them. */
export const livenessTexts = (place) =>
  besideWork(place, {
    name: 'the longest texts, made to be slow, are written from, saved, read and proven',
    usesModel: true,
    prepare: async ({ site, client }) => ({
      site,
      sellers: await Promise.all(LANES.map(() => anUnlimited(site, client))),
    }),
    work: async ({ site, sellers }) => {
      const until = performance.now() + BUSY_MS;
      const replies = new Map();
      const lane = async (act, at) => {
        for (let turn = 0; performance.now() < until; turn += 1) {
          const seed = ADVERSARIAL_SEEDS[(turn * sellers.length + at) % ADVERSARIAL_SEEDS.length];
          const status = await act({ ask: asker(site.url, sellers[at]), seed, name: `Cup ${at} ${turn}` });
          const key = `${act.name} ${status}`;
          replies.set(key, (replies.get(key) ?? 0) + 1);
        }
      };
      await Promise.all(LANES.map(lane));
      return {
        note: `replies: ${[...replies].map(([key, count]) => `${count} × ${key}`).join(', ')}`,
        // A server that refuses all of it is not busy.
        isDone: LANES.every(({ name }) => replies.has(`${name} 200`) || replies.has(`${name} 201`)),
      };
    },
  });

const filled = (seed, length) => seed.repeat(Math.ceil(length / seed.length)).slice(0, length);

function briefOf(seed, name) {
  const attributes = Array.from({ length: LONGEST.attributes }, (_, at) => [
    `Field ${at}`,
    filled(seed, LONGEST.value),
  ]);
  const description = filled(seed, LONGEST.description);
  return { product_name: name, description, attributes: Object.fromEntries(attributes) };
}

function asker(url, token) {
  return async (method, place, body) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const init = { method, headers, body: JSON.stringify(body) };
    const response = await fetch(`${url}${place}`, init);
    return { status: response.status, data: response.ok ? (await response.json()).data : undefined };
  };
}

const write = async ({ ask, seed, name }, writer) => {
  const sent = { ...briefOf(seed, name), marketplace: 'amazon', mode: 'review', writer };
  return (await ask('POST', '/api/listings/generate', sent)).status;
};
const basic = (turn) => write(turn, 'basic');
const model = (turn) => write(turn, 'auto');

async function saved({ ask, seed, name }) {
  const made = await ask('POST', '/api/listings/generate', {
    product_name: name,
    marketplace: 'amazon',
    writer: 'basic',
  });
  if (made.data === undefined) return made.status;
  const text = filled(seed, LONGEST.text);
  const edit = { generated_description: text, bullet_points: Array(10).fill(text.slice(0, 2000)) };
  return (await ask('PATCH', `/api/listings/${made.data.listing.id}`, edit)).status;
}

async function added({ ask, seed, name }) {
  return (await ask('POST', '/api/products/', briefOf(seed, name))).status;
}

async function changed({ ask, seed, name }) {
  const made = await ask('POST', '/api/products/', { product_name: name });
  if (made.data === undefined) return made.status;
  const { product_name: _name, ...rest } = briefOf(seed, name);
  return (await ask('PATCH', `/api/products/${made.data.product.id}`, rest)).status;
}

async function decided({ ask, seed, name }) {
  const { attributes, ...rest } = briefOf(seed, name);
  delete attributes['Field 0'];
  const made = await ask('POST', '/api/products/', { ...rest, attributes: { ...attributes, Material: 'steel' } });
  const fact = made.data?.facts.at(-1)?.id;
  if (fact === undefined) return 'without a fact';
  return (await ask('PUT', `/api/products/${made.data.product.id}/facts/${fact}`, { action: 'confirm' })).status;
}

/** What the accounts do, one each. */
const LANES = [basic, model, saved, added, changed, decided];
