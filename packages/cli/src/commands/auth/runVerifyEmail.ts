import type { CliContext } from '../../CliContext.js';

/** Verifies the email address with the link from the email; without a link, sends the email again. */
export async function runVerifyEmail(link: string | undefined, { client, print }: CliContext): Promise<void> {
  if (link !== undefined) {
    const data = await client.accounts.verifyEmail({ body: { token: tokenIn(link) } });
    return print.result({ data, text: `${data.email} is verified.` });
  }
  const data = await client.accounts.sendVerification();
  const outbox = `Email isn't set up on this server. Ask an administrator for the link for ${data.email}: it's in the outbox.`;
  const mail = `We sent an email to ${data.email}. Next: listwright auth verify-email LINK`;
  print.result({ data, text: data.delivery === 'mail' ? mail : outbox });
}

/** The token of a link, or a token itself. */
function tokenIn(link: string): string {
  return URL.canParse(link) ? (new URL(link).searchParams.get('token') ?? '') : link;
}
