import { ApiError } from '@listwright/application/contract';
import type { CliContext } from '../../CliContext.js';
import type { StoredSession } from '../../settings/StoredSessions.js';

/** Removes the stored session even if the server cannot be reached. */
export async function runLogout(context: CliContext): Promise<void> {
  const { settings, print } = context;
  const session = settings.session();
  const reason = settings.unreadableSession();
  if (reason !== undefined) print.message(`${reason} The session at the server expires within 30 days.`);
  else if (session === undefined) return print.result({ data: { signed_out: false }, text: "You weren't logged in." });
  if (session !== undefined) await endAtServer(session, context);
  settings.removeSession();
  print.result({ data: { signed_out: true }, text: 'Logged out successfully' });
}

async function endAtServer({ refresh_token: refreshToken }: StoredSession, { client, print }: CliContext) {
  try {
    await client.accounts.logout({ body: { refresh_token: refreshToken } });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.kind === 'unavailable')
      print.message("Couldn't reach the server. The session there expires within 30 days.");
  }
}
