import {
  AddressChange,
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
import { Clock, IdSource, Transaction } from '@listwright/application/shared';
import { keys } from '../../composition/keys.js';
import { implement, provide, provideFrom, provideOnce, type Bind } from '../../composition/provide.js';
import { Database } from '../../postgres/Database.js';
import { PostgresAttemptThrottle } from '../../postgres/accounts/PostgresAttemptThrottle.js';
import { PostgresSessionRepository } from '../../postgres/accounts/PostgresSessionRepository.js';
import { PostgresUserRepository } from '../../postgres/accounts/PostgresUserRepository.js';
import { ArgonPasswordHasher } from '../../security/ArgonPasswordHasher.js';
import { JwtTokenIssuer } from '../../security/JwtTokenIssuer.js';

export function signInBindings(bind: Bind): void {
  implement(bind, UserRepository, PostgresUserRepository, Database);
  implement(bind, SessionRepository, PostgresSessionRepository, Database);
  implement(bind, AttemptThrottle, PostgresAttemptThrottle, Database);
  provideFrom(bind, PasswordHasher, ({ passwordCost }) => new ArgonPasswordHasher(passwordCost), keys.Platform);
  provideFrom(
    bind,
    TokenIssuer,
    ({ secret, config }) => new JwtTokenIssuer(secret, config.SECRET_KEY_OLD),
    keys.Platform,
  );
  provideFrom(bind, keys.LongestSessionDays, ({ config }) => config.SESSION_DAYS, keys.Platform);
  provide(bind, SessionOpener, SessionRepository, TokenIssuer, IdSource, Clock, keys.LongestSessionDays);
  provideOnce(bind, Authenticate, SessionRepository, ApiKeyRepository, TokenIssuer, Clock);
  provide(
    bind,
    RegisterAccount,
    UserRepository,
    PasswordHasher,
    AttemptThrottle,
    SessionOpener,
    VerificationSender,
    keys.AccountData,
    AuditLog,
    Transaction,
    IdSource,
    Clock,
  );
  provide(
    bind,
    LogIn,
    UserRepository,
    PasswordHasher,
    AttemptThrottle,
    SessionOpener,
    TotpCheck,
    AuditLog,
    Transaction,
    Clock,
  );
  provide(bind, RefreshSession, SessionRepository, TokenIssuer, Clock, keys.LongestSessionDays);
  provide(bind, LogOut, SessionRepository, TokenIssuer, AuditLog, Clock);
  provide(bind, ReadProfile, UserRepository, keys.AdminTotp);
  provide(bind, UpdateProfile, UserRepository, AddressChange, AttemptThrottle, Transaction, keys.AdminTotp);
  provide(bind, EnsureAdministrator, UserRepository, PasswordHasher, IdSource, Clock);
}
