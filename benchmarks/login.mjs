import { hash, verify } from '@node-rs/argon2';
import { median } from './measure.mjs';
import { exited, registerSeller, post, spawnUntil, startSite } from './site.mjs';

const BAR = 1.25;
const ROUNDS = 60;

/** A complete login against the bare check of the same password with the same parameters, interleaved; and against the same check over HTTP. */
export async function login(place) {
  const site = await startSite(place);
  const { email, password } = await registerSeller(site.url);
  const stored = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const timed = async (work) => {
    const started = performance.now();
    await work();
    return performance.now() - started;
  };
  const floor = await spawnUntil(
    ['benchmarks/bareLogin.mjs'],
    { PATH: process.env.PATH, PASSWORD: password },
    /listening (\S+)/,
  );
  const signIn = () => post(`${site.url}/api/auth/login`, { email, password });
  const check = () => verify(stored, password);
  const signInBare = () => post(floor.address, { email, password });
  try {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve(signIn()).then(check);
    const rounds = [];
    for (let turn = 0; turn < ROUNDS; turn += 1)
      rounds.push([await timed(signIn), await timed(check), await timed(signInBare)]);
    const [ours, bare, overHttp] = [0, 1, 2].map((index) => median(rounds.map((round) => round[index])));
    const value = ours / bare;
    return {
      name: 'login against a bare argon2 check',
      value: `${value.toFixed(2)}×`,
      bar: `≤ ${BAR}×`,
      pass: value <= BAR,
      notes: [
        `medians ${ours.toFixed(1)} and ${bare.toFixed(1)} ms; bare Koa that checks the password: ${overHttp.toFixed(1)} ms`,
      ],
    };
  } finally {
    await exited(floor.child);
    await site.stop();
  }
}
