import type { CliContext } from '../../../CliContext.js';
import { actOnUser, type ActionOptions } from './actOnUser.js';
import { userView } from './userView.js';

export async function runResetUserTotp(named: string, options: ActionOptions, context: CliContext): Promise<void> {
  const user = await actOnUser(
    named,
    {
      what: (email) => `reset two-step sign-in for ${email} and log it out everywhere`,
      act: ({ removeTotp }, { id }, operator) => removeTotp.execute(operator, id),
    },
    options,
    context,
  );
  if (user === undefined) return;
  const text = `Two-step sign-in reset: ${user.email} now logs in with the password only.`;
  context.print.result({ data: { user: userView(user) }, text });
}
