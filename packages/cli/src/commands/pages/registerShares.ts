import type { Command } from 'commander';
import type { Action } from '../../Action.js';
import type { CliContext } from '../../CliContext.js';
import { resolveId } from '../../ids/resolveId.js';

/** Links to analyses of pages; `analyze --share` makes them. */
export function registerShares(program: Command, run: Action): void {
  const group = program.command('shares').description('list and revoke links to shared analyses');
  group
    .command('list')
    .description('list the links that can be opened, newest first')
    .addHelpText('after', '\nExample:\n  listwright shares list --json\n')
    .action((_options: object, command: Command) => run(runList, command));
  group
    .command('revoke')
    .description('revoke a link: it opens nothing from now on')
    .argument('<id>', 'id of the link')
    .addHelpText('after', '\nExample:\n  listwright shares revoke 0192…\n')
    .action((id: string, _options: object, command: Command) => run((context) => runRevoke(id, context), command));
}

async function runList({ client, print }: CliContext): Promise<void> {
  const { shares, total } = await client.products.pageShares();
  if (total === 0) print.message('No links. Make one: listwright analyze PAGE --share 7');
  print.result({ data: { shares, total }, rows: shares, columns: ['id', 'title', 'expires_at', 'page_url'] });
}

async function runRevoke(named: string, context: CliContext): Promise<void> {
  const { client, print } = context;
  const id = await resolveId(named, 'link', async () => {
    const { shares } = await client.products.pageShares();
    return { ids: shares.map((share) => share.id), next: null };
  });
  await client.products.revokePageShare({ params: { id } });
  print.result({ data: { revoked: [id] }, text: 'Revoked the link.' });
}
