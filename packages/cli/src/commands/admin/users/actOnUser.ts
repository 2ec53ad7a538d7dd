import type { Administration } from '@listwright/adapters/main';
import type { User } from '@listwright/domain/accounts';
import type { CliContext } from '../../../CliContext.js';
import { confirmAction, printDryRun } from '../confirmAction.js';
import { operatorName, withAdministration } from './withAdministration.js';

export interface ActionOptions {
  readonly dryRun?: boolean;
}

interface UserAction<T> {
  /** Describes the action, for the confirmation and the dry run. */
  readonly what: (email: string) => string;
  readonly act: (administration: Administration, user: User, operator: string) => Promise<T>;
}

/** Finds the account, asks for confirmation, and acts; undefined after a dry run. */
export function actOnUser<T>(
  named: string,
  { what, act }: UserAction<T>,
  { dryRun }: ActionOptions,
  context: CliContext,
): Promise<T | undefined> {
  return withAdministration(context, async (administration) => {
    const user = await administration.find.execute(named);
    if (dryRun) {
      printDryRun(what(user.email), { id: user.id, email: user.email }, context);
      return undefined;
    }
    await confirmAction(what(user.email), context);
    return act(administration, user, operatorName(context));
  });
}
