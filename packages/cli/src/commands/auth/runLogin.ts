import { ApiError, type api, type CallOutput } from '@listwright/application/contract';
import type { CliContext } from '../../CliContext.js';
import { CliError } from '../../CliError.js';
import { askAtTerminal } from '../../input/askAtTerminal.js';
import { readCode } from './totp/readCode.js';

export interface LoginOptions {
  readonly email?: string;
  readonly withToken?: boolean;
  readonly code?: string;
}

/**
 * Logs in with email and password. The password is prompted for without echo, or read from a pipe, and is never a flag.
 * With two-step sign-in the code comes from `--code` or a prompt.
 */
export async function runLogin(options: LoginOptions, context: CliContext): Promise<void> {
  const { client, settings, print } = context;
  const url = settings.get('url').value;
  if (options.withToken) {
    const token = (await context.stdin.text()).trim();
    const { user } = await client.accounts
      .me({}, { headers: { authorization: `Bearer ${token}` } })
      .catch((error: unknown) => {
        if (!(error instanceof ApiError) || error.kind !== 'unauthenticated') throw error;
        const advice = 'Create one where you are logged in: listwright api-keys create NAME';
        throw new CliError('token_refused', `${url} does not accept this token.`, advice);
      });
    const place = settings.keepSession({ url, email: user.email, token, refresh_token: '' });
    print.message(`Token stored in ${place}.`);
    return print.result({ data: { url, email: user.email }, text: `Logged in to ${url} as ${user.email}.` });
  }
  const { email, password } = await credentials(options, context);
  const session = await signIn({ email, password }, options.code, context);
  const place = settings.keepSession({
    url,
    email: session.user.email,
    token: session.token,
    refresh_token: session.refresh_token ?? '',
  });
  print.message(`Session stored in ${place}. Next: listwright generate "…"`);
  print.result({ data: { url, user: session.user }, text: `Logged in to ${url} as ${session.user.email}.` });
}

async function signIn(
  who: { readonly email: string; readonly password: string },
  code: string | undefined,
  context: CliContext,
): Promise<CallOutput<typeof api.accounts.login>> {
  try {
    return await context.client.accounts.login({ body: { ...who, code, refresh: 'body' } });
  } catch (error) {
    const canAsk = context.stdin.isTTY && context.options.input !== false;
    if (!(error instanceof ApiError) || error.code !== 'totp_required' || !canAsk) throw error;
    return signIn(who, await readCode(undefined, context), context);
  }
}

async function credentials(options: LoginOptions, context: CliContext): Promise<{ email: string; password: string }> {
  const { stdin, options: global } = context;
  if (!stdin.isTTY || global.input === false) {
    const piped = stdin.isTTY ? '' : (await stdin.text()).replace(/\r?\n$/, '');
    if (options.email === undefined || piped === '') {
      throw new CliError(
        'no_credentials',
        'There is no terminal. Use --email and pipe the password to stdin.',
        'echo "$PASSWORD" | listwright auth login --email me@example.com',
      );
    }
    return { email: options.email, password: piped };
  }
  const email = options.email ?? (await askAtTerminal('Email: '));
  const password = email === undefined ? undefined : await askAtTerminal('Password: ', { hidden: true });
  if (email === undefined || password === undefined) throw new CliError('interrupted', 'Not logged in.');
  return { email, password };
}
