import type { Role } from '@listwright/domain/accounts';
import type { CliContext } from '../../../CliContext.js';
import { actOnUser, type ActionOptions } from './actOnUser.js';
import { userView } from './userView.js';

const ROLE_NAMES: Readonly<Record<Role, string>> = { admin: 'an administrator', user: 'a regular user' };

export async function runChangeRole(
  named: string,
  role: Role,
  options: ActionOptions,
  context: CliContext,
): Promise<void> {
  const user = await actOnUser(
    named,
    {
      what: (email) => `make ${email} ${ROLE_NAMES[role]} of this server`,
      act: ({ changeRole }, { id }, operator) => changeRole.execute(operator, id, role),
    },
    options,
    context,
  );
  if (user === undefined) return;
  const view = userView(user);
  if (!view.can_sign_in) context.print.message(`${user.email} is blocked, archived or inactive, and can't log in.`);
  context.print.result({ data: { user: view }, text: `${user.email} is now ${ROLE_NAMES[role]}.` });
}
