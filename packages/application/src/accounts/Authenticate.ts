import { accountErrors } from '@listwright/domain/accounts';
import type { Actor, Clock } from '../shared/index.js';
import type { SessionRepository } from './ports/SessionRepository.js';
import type { TokenIssuer } from './ports/TokenIssuer.js';

/** Tells who is behind a bearer token. Role and plan come from the database, never from the token. */
export class Authenticate {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly tokens: TokenIssuer,
    private readonly clock: Clock,
  ) {}

  async execute(token: string | undefined): Promise<Actor> {
    if (token === undefined) throw accountErrors.notSignedIn();
    const now = this.clock.now();
    const claims = this.tokens.readAccessToken(token, now);
    const actor = claims && (await this.sessions.findActor(claims.sessionId, claims.userId, now));
    if (actor === undefined) throw accountErrors.signedOut();
    return actor;
  }
}
