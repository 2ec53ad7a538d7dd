import type { AccountExport } from '@listwright/application/accounts';
import type { SessionActor } from '@listwright/application/shared';
import type { LedgerEntry } from '@listwright/domain/billing';
import { listingView, versionView } from '../listings/listingView.js';
import { apiKeyView, profileView, sessionView } from './accountViews.js';

/** An account as JSON text, a listing at a time, so that ten thousand of them are never in memory together. */
export function accountFile(account: AccountExport, actor: SessionActor): AsyncIterable<string> {
  return piecesOf(account, actor);
}

async function* piecesOf(account: AccountExport, actor: SessionActor): AsyncGenerator<string> {
  const head = {
    exported_at: account.at.toISOString(),
    ...profileView(account.profile),
    sessions: account.sessions.map((session) => sessionView(session, actor)),
    api_keys: account.apiKeys.map(apiKeyView),
    usage: account.usage.map(({ date, used }) => ({ date, ...used })),
    transactions: account.transactions.map(transactionView),
    bulk_columns: account.columnMaps.map(({ kind, choice, at }) => ({ kind, columns: choice, at: at.toISOString() })),
  };
  yield `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "listings": [`;
  let separator = '\n';
  for await (const { listing, versions } of account.listings) {
    yield `${separator}${JSON.stringify({ ...listingView(listing), versions: versions.map(versionView) })}`;
    separator = ',\n';
  }
  yield ']\n}\n';
}

function transactionView(entry: LedgerEntry) {
  return {
    ...{ id: entry.id, type: entry.type, description: entry.description, reference_id: entry.referenceId },
    ...{ amount: entry.amountMinor, currency: entry.currency, status: entry.status },
    created_at: entry.createdAt.toISOString(),
  };
}
