import { existsSync, writeFileSync } from 'node:fs';

/** A program of `RowProcess` that does what the cell of a row says. */
process.once('disconnect', () => process.exit());
process.on('message', ({ row }) => {
  const [what, file] = row.cells[0].split(' ');
  if (what === 'abort') process.abort();
  if (what === 'exit') process.exit(1);
  if (what === 'hang') return;
  if (what === 'killed' || (what === 'once' && !existsSync(file))) {
    if (file !== undefined) writeFileSync(file, '');
    process.kill(process.pid, 'SIGKILL');
    return;
  }
  if (what === 'outage') process.send({ error: 'The database is away.', isTransient: true });
  else process.send({ outcome: { row, kind: 'done', result: `${what}${what}` } });
});
process.send('ready');
