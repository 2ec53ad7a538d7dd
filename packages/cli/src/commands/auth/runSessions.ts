import type { CliContext } from '../../CliContext.js';
import { countOf } from '../../output/countOf.js';

export interface SessionsOptions {
  readonly end?: string;
  readonly endOthers?: boolean;
}

const MOST = 1000;

/** Lists where the account is signed in, or ends one of these sessions, or all but this one. */
export async function runSessions(options: SessionsOptions, { client, print }: CliContext): Promise<void> {
  if (options.end !== undefined) {
    await client.accounts.endSession({ params: { id: options.end } });
    return print.result({ data: { ended: 1 }, text: `Signed out session ${options.end}.` });
  }
  if (options.endOthers) {
    const data = await client.accounts.endOtherSessions();
    return print.result({
      data,
      text: `Signed out ${countOf(data.ended, 'other session')}.`,
    });
  }
  const data = await client.accounts.sessions({ query: { limit: MOST } });
  print.result({
    data,
    rows: data.sessions,
    columns: ['id', 'current', 'address', 'user_agent', 'created_at', 'last_used_at'],
    meta: { total: data.total },
  });
}
