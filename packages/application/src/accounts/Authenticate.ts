import { accountErrors } from '@listwright/domain/accounts';
import type { Actor, Clock } from '../shared/index.js';
import { API_KEY_MARK } from './apiKeys/ApiKey.js';
import type { ApiKeyRepository } from './ports/ApiKeyRepository.js';
import type { SessionRepository } from './ports/SessionRepository.js';
import type { TokenIssuer } from './ports/TokenIssuer.js';

/** Resolves a bearer token (of a session, or an API key) to its account. Role and plan come from the database, never from the token. */
export class Authenticate {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly apiKeys: ApiKeyRepository,
    private readonly tokens: TokenIssuer,
    private readonly clock: Clock,
  ) {}

  async execute(token: string | undefined): Promise<Actor> {
    if (token === undefined) throw accountErrors.notSignedIn();
    const now = this.clock.now();
    if (token.startsWith(API_KEY_MARK)) {
      const owner = await this.apiKeys.findActor(this.tokens.hashSecret(token), now);
      if (owner === undefined) throw accountErrors.badApiKey();
      return owner;
    }
    const claims = this.tokens.readAccessToken(token, now);
    const actor = claims && (await this.sessions.findActor(claims.sessionId, claims.userId, now));
    if (actor === undefined) throw accountErrors.signedOut();
    return actor;
  }
}
