import { hash, verify } from '@node-rs/argon2';
import Koa from 'koa';

/** The least that a login over HTTP is: Koa and the check of a password. No body, no database. */
const stored = await hash(process.env.PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
const app = new Koa();
app.use(async (context) => {
  context.body = { data: await verify(stored, process.env.PASSWORD) };
});
const server = app.listen(0, '127.0.0.1', () => console.log(`listening http://127.0.0.1:${server.address().port}`));
process.once('SIGTERM', () => process.exit(0));
