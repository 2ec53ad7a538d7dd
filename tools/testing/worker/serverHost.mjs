import { serve } from '../../../packages/adapters/dist/server/main/index.js';

/** Serves for one test after the other, each with settings of its own, in a process that has loaded everything. */
let server;

const work = {
  start: async (env) => {
    server = await serve(env);
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
