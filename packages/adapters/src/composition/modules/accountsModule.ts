import {
  ApiKeyRepository,
  AttemptThrottle,
  Authenticate,
  EnsureAdministrator,
  LogIn,
  LogOut,
  PasswordHasher,
  ReadProfile,
  RefreshSession,
  RegisterAccount,
  SessionOpener,
  SessionRepository,
  TokenIssuer,
  TotpCheck,
  UpdateProfile,
  UserRepository,
  VerificationSender,
} from '@listwright/application/accounts';
import { AuditLog } from '@listwright/application/audit';
import { SubscriberRepository } from '@listwright/application/billing';
import { Clock, IdSource, Transaction } from '@listwright/application/shared';
import { ContainerModule } from 'inversify';
import { PostgresAttemptThrottle } from '../../postgres/accounts/PostgresAttemptThrottle.js';
import { PostgresSessionRepository } from '../../postgres/accounts/PostgresSessionRepository.js';
import { PostgresUserRepository } from '../../postgres/accounts/PostgresUserRepository.js';
import { Database } from '../../postgres/Database.js';
import { ArgonPasswordHasher } from '../../security/ArgonPasswordHasher.js';
import { JwtTokenIssuer } from '../../security/JwtTokenIssuer.js';
import { keys } from '../keys.js';
import type { Platform } from '../Platform.js';

export const accountsModule = new ContainerModule(({ bind }) => {
  bind(UserRepository)
    .toResolvedValue((database: Database): UserRepository => new PostgresUserRepository(database), [Database])
    .inSingletonScope();
  bind(SessionRepository)
    .toResolvedValue((database: Database): SessionRepository => new PostgresSessionRepository(database), [Database])
    .inSingletonScope();
  bind(AttemptThrottle)
    .toResolvedValue((database: Database): AttemptThrottle => new PostgresAttemptThrottle(database), [Database])
    .inSingletonScope();
  bind(PasswordHasher)
    .toResolvedValue((): PasswordHasher => new ArgonPasswordHasher())
    .inSingletonScope();
  bind(TokenIssuer)
    .toResolvedValue(({ secret }: Platform): TokenIssuer => new JwtTokenIssuer(secret), [keys.Platform])
    .inSingletonScope();
  bind(SessionOpener).toResolvedValue(
    (sessions: SessionRepository, tokens: TokenIssuer, ids: IdSource, clock: Clock) =>
      new SessionOpener(sessions, tokens, ids, clock),
    [SessionRepository, TokenIssuer, IdSource, Clock],
  );
  bind(Authenticate)
    .toResolvedValue(
      (sessions: SessionRepository, keys: ApiKeyRepository, tokens: TokenIssuer, clock: Clock) =>
        new Authenticate(sessions, keys, tokens, clock),
      [SessionRepository, ApiKeyRepository, TokenIssuer, Clock],
    )
    .inSingletonScope();
  bind(RegisterAccount).toDynamicValue(
    ({ get }) =>
      new RegisterAccount(
        ...([get(UserRepository), get(PasswordHasher), get(AttemptThrottle), get(SessionOpener)] as const),
        ...([get(VerificationSender), get(AuditLog), get(Transaction), get(IdSource), get(Clock)] as const),
      ),
  );
  bind(LogIn).toDynamicValue(
    ({ get }) =>
      new LogIn(
        ...([get(UserRepository), get(PasswordHasher), get(AttemptThrottle)] as const),
        ...([get(SessionOpener), get(TotpCheck), get(AuditLog), get(Clock)] as const),
      ),
  );
  bind(RefreshSession).toResolvedValue(
    (sessions: SessionRepository, tokens: TokenIssuer, clock: Clock) => new RefreshSession(sessions, tokens, clock),
    [SessionRepository, TokenIssuer, Clock],
  );
  bind(LogOut).toDynamicValue(
    ({ get }) => new LogOut(get(SessionRepository), get(TokenIssuer), get(AuditLog), get(Clock)),
  );
  bind(ReadProfile).toDynamicValue(
    ({ get }) => new ReadProfile(get(UserRepository), get(SubscriberRepository), get(Clock), get(keys.AdminTotp)),
  );
  bind(UpdateProfile).toDynamicValue(
    ({ get }) => new UpdateProfile(get(UserRepository), get(SubscriberRepository), get(Clock), get(keys.AdminTotp)),
  );
  bind(EnsureAdministrator).toResolvedValue(
    (users: UserRepository, hasher: PasswordHasher, ids: IdSource, clock: Clock) =>
      new EnsureAdministrator(users, hasher, ids, clock),
    [UserRepository, PasswordHasher, IdSource, Clock],
  );
});
