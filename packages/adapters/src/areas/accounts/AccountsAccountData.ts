import {
  AccountData,
  type ApiKeyRepository,
  type ReadProfile,
  type SessionRepository,
} from '@listwright/application/accounts';
import type { SessionActor } from '@listwright/application/shared';
import { apiKeyView, sessionView, userView } from '../../http/accounts/accountViews.js';
import type { OwnedRows } from '../../postgres/OwnedRows.js';

const MAX_SESSIONS = 1000;
const TABLES = ['sessions', 'api_keys', 'password_resets', 'totp_factors', 'recovery_codes', 'email_verifications'];

/** Profile and credentials of an account. */
export class AccountsAccountData extends AccountData {
  constructor(
    private readonly profile: ReadProfile,
    private readonly sessions: SessionRepository,
    private readonly apiKeys: ApiKeyRepository,
    private readonly rows: OwnedRows,
  ) {
    super();
  }

  override async export(owner: SessionActor, at: Date): Promise<Readonly<Record<string, object>>> {
    const [{ user, totpSetupRequired }, sessions, apiKeys] = await Promise.all([
      this.profile.execute(owner),
      this.sessions.list(owner.userId, at, { limit: MAX_SESSIONS }),
      this.apiKeys.list(owner.userId),
    ]);
    return {
      user: userView(user, totpSetupRequired),
      sessions: sessions.items.map((session) => sessionView(session, owner)),
      api_keys: apiKeys.map(apiKeyView),
    };
  }

  override erase(userId: string): Promise<void> {
    return this.rows.erase(userId, TABLES);
  }
}
