import type { CliContext } from '../../../CliContext.js';
import { userView } from './userView.js';
import { withAdministration } from './withAdministration.js';

export async function runListUsers(context: CliContext): Promise<void> {
  const found = await withAdministration(context, ({ list }) => list.execute());
  const users = found.map(({ user, lastLoginAt }) => ({
    ...userView(user),
    last_login_at: lastLoginAt?.toISOString() ?? null,
  }));
  if (users.length === 0)
    context.print.message('This server has no administrator. Create one: listwright admin users create EMAIL');
  context.print.result({ data: { users, total: users.length }, rows: users });
}
