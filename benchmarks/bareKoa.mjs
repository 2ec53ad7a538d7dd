import Koa from 'koa';
import pg from 'pg';

/** The baseline: Koa, one prepared select by key, the row as JSON. No router, no token, no checks. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = new Koa();
app.use(async (context) => {
  const id = context.path.slice(context.path.lastIndexOf('/') + 1);
  const { rows } = await pool.query({
    name: 'find',
    text: 'select document, created_at, updated_at from listings where id = $1',
    values: [id],
  });
  context.body = rows[0];
});
const server = app.listen(0, '127.0.0.1', () => console.log(`listening http://127.0.0.1:${server.address().port}`));
process.once('SIGTERM', () => process.exit(0));
