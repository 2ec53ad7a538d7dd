import { RegisterRequest } from '@listwright/application/contract/schemas';
import type { CliContext } from '../../../CliContext.js';
import { CliError } from '../../../CliError.js';
import { newPasswordOf, passwordLine, type PasswordOptions } from './newPasswordOf.js';
import { userView } from './userView.js';
import { operatorName, withAdministration } from './withAdministration.js';

export interface CreateUserOptions extends PasswordOptions {
  readonly name: string;
}

export async function runCreateUser(email: string, options: CreateUserOptions, context: CliContext): Promise<void> {
  if (!RegisterRequest.shape.email.safeParse(email).success)
    throw new CliError('bad_email', `"${email}" is not a valid email address.`);
  const chosen = await newPasswordOf(email, 'create', options, context);
  const user = await withAdministration(context, ({ create }) =>
    create.execute(operatorName(context), { email, fullName: options.name, password: chosen.password }),
  );
  context.print.result({
    data: { user: userView(user), ...chosen.shown },
    text: `${user.email} is now an administrator.${passwordLine(chosen)}`,
  });
}
