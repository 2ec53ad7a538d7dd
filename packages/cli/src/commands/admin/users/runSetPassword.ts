import type { CliContext } from '../../../CliContext.js';
import { actOnUser, type ActionOptions } from './actOnUser.js';
import { newPasswordOf, passwordLine, type PasswordOptions } from './newPasswordOf.js';
import { userView } from './userView.js';

export type SetPasswordOptions = ActionOptions & PasswordOptions;

export async function runSetPassword(named: string, options: SetPasswordOptions, context: CliContext): Promise<void> {
  const done = await actOnUser(
    named,
    {
      what: (email) => `set a new password for ${email}, log it out everywhere and revoke its API keys`,
      act: async ({ setPassword }, { id, email }, operator) => {
        const chosen = await newPasswordOf(email, 'set-password', options, context);
        return { chosen, user: await setPassword.execute(operator, id, chosen.password) };
      },
    },
    options,
    context,
  );
  if (done === undefined) return;
  const { chosen, user } = done;
  context.print.result({
    data: { user: userView(user), ...chosen.shown },
    text: `${user.email} has a new password and is logged out everywhere.${passwordLine(chosen)}`,
  });
}
