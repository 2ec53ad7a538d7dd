import type { CliContext } from '../../CliContext.js';
import { countOf } from '@listwright/domain/shared';
import { idOf } from '../../ids/idOf.js';

export interface SessionsOptions {
  readonly end?: string;
  readonly endOthers?: boolean;
}

const MAX = 1000;

/** Lists the sessions of the account, or ends one of them, or all but the current one. */
export async function runSessions(options: SessionsOptions, context: CliContext): Promise<void> {
  const { client, print } = context;
  if (options.end !== undefined) {
    const id = await idOf.session(options.end, context);
    await client.accounts.endSession({ params: { id } });
    return print.result({ data: { ended: 1 }, text: `Ended session ${id}.` });
  }
  if (options.endOthers) {
    const data = await client.accounts.endOtherSessions();
    return print.result({
      data,
      text: `Ended ${countOf(data.ended, 'other session')}.`,
    });
  }
  const data = await client.accounts.sessions({ query: { limit: MAX } });
  print.result({
    data,
    rows: data.sessions,
    columns: ['id', 'current', 'address', 'user_agent', 'created_at', 'last_used_at'],
    meta: { total: data.total },
  });
}
