import { ApiError } from '@listwright/application/contract';
import type { CliContext } from '../../CliContext.js';

/** Removes the stored session even if the server cannot be reached. */
export async function runLogout({ client, settings, print }: CliContext): Promise<void> {
  const session = settings.session();
  if (session === undefined) return print.result({ data: { signed_out: false }, text: "You weren't logged in." });
  try {
    await client.accounts.logout({ body: { refresh_token: session.refresh_token } });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.kind === 'unavailable')
      print.message("Couldn't reach the server. The session there expires within 30 days.");
  }
  settings.removeSession();
  print.result({ data: { signed_out: true }, text: 'Logged out successfully' });
}
