import type { Role } from '@listwright/domain/accounts';
import type { CliContext } from '../../../CliContext.js';
import { actOnUser, type ActOptions } from './actOnUser.js';
import { userView } from './userView.js';

const TEXTS: Readonly<Record<Role, string>> = { admin: 'an administrator', user: 'an ordinary user' };

export async function runChangeRole(
  named: string,
  role: Role,
  options: ActOptions,
  context: CliContext,
): Promise<void> {
  const user = await actOnUser(
    named,
    {
      what: (email) => `make ${email} ${TEXTS[role]} of this server`,
      act: ({ changeRole }, { id }, operator) => changeRole.execute(operator, id, role),
    },
    options,
    context,
  );
  if (user === undefined) return;
  const view = userView(user);
  if (!view.can_sign_in) context.print.say(`${user.email} is blocked, archived or switched off, and cannot sign in.`);
  context.print.result({ data: { user: view }, text: `${user.email} is ${TEXTS[role]} now.` });
}
