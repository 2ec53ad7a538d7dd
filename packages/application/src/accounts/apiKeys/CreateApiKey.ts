import { accountErrors, ADMIN_KEY_DAYS, MAX_API_KEYS, type KeyScope } from '@listwright/domain/accounts';
import type { AuditLog } from '../../audit/index.js';
import type { Clock, IdSource, SessionActor } from '../../shared/index.js';
import { ownEntry } from '../ownEntry.js';
import type { ApiKeyRepository } from '../ports/ApiKeyRepository.js';
import type { TokenIssuer } from '../ports/TokenIssuer.js';
import type { RequestOrigin } from '../RequestOrigin.js';
import { API_KEY_MARK, apiKeyPrefix, type ApiKey } from './ApiKey.js';

const DAY_MS = 86_400_000;

export interface CreateApiKeyInput {
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  readonly expiresInDays?: number | undefined;
}

/** In days; undefined: until it is revoked. Throws where the account may not make such a key. */
function lifetimeOf(actor: SessionActor, { scopes, expiresInDays }: CreateApiKeyInput): number | undefined {
  if (!scopes.includes('admin')) return expiresInDays;
  if (actor.role !== 'admin') throw accountErrors.adminOnly();
  if ((expiresInDays ?? 0) > ADMIN_KEY_DAYS) throw accountErrors.adminKeyTooLong();
  return ADMIN_KEY_DAYS;
}

/** Creates an API key. The key itself is returned once; only its hash is stored. */
export class CreateApiKey {
  constructor(
    private readonly keys: ApiKeyRepository,
    private readonly tokens: TokenIssuer,
    private readonly audit: AuditLog,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  async execute(
    actor: SessionActor,
    input: CreateApiKeyInput,
    origin: RequestOrigin,
  ): Promise<{ apiKey: ApiKey; key: string }> {
    const now = this.clock.now();
    const key = `${API_KEY_MARK}${this.tokens.secret()}`;
    const days = lifetimeOf(actor, input);
    const apiKey: ApiKey = {
      id: this.ids.next(),
      userId: actor.userId,
      name: input.name,
      scopes: input.scopes,
      prefix: apiKeyPrefix(key),
      createdAt: now,
      lastUsedAt: null,
      expiresAt: days === undefined ? null : new Date(now.getTime() + days * DAY_MS),
    };
    const added = await this.keys.add({ ...apiKey, keyHash: this.tokens.hashSecret(key) }, MAX_API_KEYS);
    if (!added) throw accountErrors.tooManyApiKeys();
    const subject = { subjectId: apiKey.id, subjectLabel: apiKey.name };
    const detail = {
      scopes: apiKey.scopes,
      prefix: apiKey.prefix,
      expires_at: apiKey.expiresAt?.toISOString() ?? null,
    };
    await this.audit.record(ownEntry(actor, 'api_key.made', origin, { ...subject, detail }));
    return { apiKey, key };
  }
}
