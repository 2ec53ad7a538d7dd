import { serve } from '../../../packages/adapters/dist/server/main/index.js';

/** Serves for one test after the other, each with settings of its own, in a process that has loaded everything. */
let server;

/** Of a hash, which a sign-in takes most of its time for otherwise: `startSiteProcess` starts what hashes as the real program. */
const PASSWORD_COST = { memoryCost: 8, timeCost: 1 };

const work = {
  start: async (env) => {
    server = await serve(env, { passwordCost: PASSWORD_COST });
    return server.url;
  },
  stop: async () => {
    await server.stop();
    server = undefined;
  },
};

process.on('message', ({ name, env }) => {
  work[name](env).then(
    (url) => process.send({ url }),
    ({ stack }) => process.send({ failed: stack }),
  );
});
// The test process has ended, however it did.
process.once('disconnect', () => process.exit());
