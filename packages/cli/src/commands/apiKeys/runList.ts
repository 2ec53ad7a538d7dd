import type { CliContext } from '../../CliContext.js';

export async function runList({ client, print }: CliContext): Promise<void> {
  const data = await client.accounts.apiKeys();
  if (data.total === 0) print.message('No API keys. Create one: listwright api-keys create "…"');
  const rows = data.api_keys.map(({ scopes, ...key }) => ({ ...key, scopes: scopes.join(' ') }));
  print.result({
    data,
    rows,
    columns: ['id', 'name', 'scopes', 'prefix', 'created_at', 'last_used_at', 'expires_at'],
    meta: { total: data.total },
  });
}
