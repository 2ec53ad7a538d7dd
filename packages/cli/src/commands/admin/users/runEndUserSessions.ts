import type { CliContext } from '../../../CliContext.js';
import { countOf } from '@listwright/domain/shared';
import { actOnUser, type ActionOptions } from './actOnUser.js';
import { userView } from './userView.js';

export async function runEndUserSessions(named: string, options: ActionOptions, context: CliContext): Promise<void> {
  const done = await actOnUser(
    named,
    {
      what: (email) => `log ${email} out everywhere`,
      act: ({ endSessions }, { id }, operator) => endSessions.execute(operator, id),
    },
    options,
    context,
  );
  if (done === undefined) return;
  const { user, ended } = done;
  const text = `Ended ${countOf(ended, 'session')} of ${user.email}.`;
  context.print.result({ data: { user: userView(user), ended }, text });
}
