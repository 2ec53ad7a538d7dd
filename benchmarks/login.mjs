import { hash, verify } from '@node-rs/argon2';
import { median } from './measure.mjs';
import { registerSeller, post, startSite } from './site.mjs';

const BAR = 1.25;
const ROUNDS = 60;

/** A complete login against the bare check of the same password with the same parameters, interleaved. */
export async function login(place) {
  const site = await startSite(place);
  const { email, password } = await registerSeller(site.url);
  const stored = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const timed = async (work) => {
    const started = performance.now();
    await work();
    return performance.now() - started;
  };
  const signIn = () => post(`${site.url}/api/auth/login`, { email, password });
  const check = () => verify(stored, password);
  try {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve(signIn()).then(check);
    const pairs = [];
    for (let turn = 0; turn < ROUNDS; turn += 1) pairs.push([await timed(signIn), await timed(check)]);
    const [ours, bare] = [median(pairs.map(([a]) => a)), median(pairs.map(([, b]) => b))];
    const value = ours / bare;
    return {
      name: 'login against a bare argon2 check',
      value: `${value.toFixed(2)}×`,
      bar: `≤ ${BAR}×`,
      pass: value <= BAR,
      notes: [`medians ${ours.toFixed(1)} and ${bare.toFixed(1)} ms`],
    };
  } finally {
    await site.stop();
  }
}
