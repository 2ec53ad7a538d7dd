import type { AuditLog } from '../audit/index.js';
import type { Clock } from '../shared/index.js';
import { ownEntry } from './ownEntry.js';
import type { SessionRepository } from './ports/SessionRepository.js';
import type { TokenIssuer } from './ports/TokenIssuer.js';
import type { RequestOrigin } from './RequestOrigin.js';

export interface LogOutInput {
  readonly token?: string | undefined;
  readonly refreshToken?: string | undefined;
}

/**
 * Ends the session: its tokens are refused everywhere from the next request on. Either token will do, so that a user
 * whose access token expired can still log out. A second logout is not an error.
 */
export class LogOut {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly tokens: TokenIssuer,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async execute({ token, refreshToken }: LogOutInput, origin: RequestOrigin): Promise<void> {
    const now = this.clock.now();
    const claims = token === undefined ? undefined : this.tokens.readAccessToken(token, now);
    const owners = [
      claims === undefined ? undefined : await this.sessions.end(claims.sessionId, now),
      refreshToken ? await this.sessions.endByRefreshToken(this.tokens.hashSecret(refreshToken), now) : undefined,
    ];
    const owner = owners.find((one) => one !== undefined);
    if (owner !== undefined) await this.audit.record(ownEntry(owner, 'logout', origin));
  }
}
