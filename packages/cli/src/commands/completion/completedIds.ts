import type { CliContext } from '../../CliContext.js';
import { createClientFor } from '../../createClientFor.js';
import type { CompletedKind } from '../../ids/CompletedKind.js';
import { cellOf } from '../../output/tables/cellOf.js';

/** Something to complete: what is inserted, and what a shell shows next to it. */
export interface CompletedId {
  readonly id: string;
  readonly name: string;
}

/** How long a shell waits for the server, with the start of the program within a second. */
const DEADLINE_MS = 700;
/** Of the newest objects. */
const MOST = 100;

/** A shell expands what it is given, so nothing else may come from a server or a file. */
const SAFE: Readonly<Record<CompletedKind, RegExp>> = {
  listing: /^[0-9a-f-]{36}$/i,
  product: /^[0-9a-f-]{36}$/i,
  job: /^[0-9a-f-]{36}$/i,
  profile: /^[\w.@-]+$/,
};

/** The newest objects whose ids begin so. None where there is no session, or the server does not answer in time. */
export async function completedIds(
  kind: CompletedKind,
  beginning: string,
  context: CliContext,
): Promise<readonly CompletedId[]> {
  const deadline = AbortSignal.timeout(DEADLINE_MS);
  const late = new Promise<readonly CompletedId[]>((resolve) => {
    deadline.addEventListener('abort', () => resolve([]));
  });
  const found = await Promise.race([readIds(kind, context, deadline), late]).catch(() => []);
  return found
    .filter(({ id }) => SAFE[kind].test(id) && id.toLowerCase().startsWith(beginning.toLowerCase()))
    .map(({ id, name }) => ({ id, name: cellOf(name) }));
}

async function readIds(
  kind: CompletedKind,
  context: CliContext,
  deadline: AbortSignal,
): Promise<readonly CompletedId[]> {
  const { settings } = context;
  if (kind === 'profile') return Object.entries(settings.sessions()).map(([id, { email }]) => ({ id, name: email }));
  const client = createClientFor({ ...context, fetch: cutOff(context.fetch, deadline) }, settings, SILENT);
  const query = { limit: MOST };
  switch (kind) {
    case 'listing':
      return (await client.listings.list({ query })).listings.map(({ id, generated_title: name }) => ({ id, name }));
    case 'product':
      return (await client.products.list({ query })).products.map(({ id, product_name: name }) => ({ id, name }));
    case 'job':
      return (await client.bulk.list({ query })).batches.map((job) => ({ id: job.batch_id, name: job.file_name }));
  }
}

const SILENT = { message: () => undefined, answered: () => undefined };

/** Cuts requests off at the deadline, but no renewal of the session: it would be lost with the reply. */
function cutOff(fetchIt: typeof fetch, deadline: AbortSignal): typeof fetch {
  return (address, init) => {
    if (String(address).endsWith('/api/auth/refresh')) return fetchIt(address, init);
    const signals = [deadline, ...(init?.signal ? [init.signal] : [])];
    return fetchIt(address, { ...init, signal: AbortSignal.any(signals) });
  };
}
