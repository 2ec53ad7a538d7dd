import {
  AccountEraser,
  ApiKeyRepository,
  AttemptThrottle,
  ChangePassword,
  CreateApiKey,
  DeleteAccount,
  EndOtherSessions,
  EndSession,
  ExportAccount,
  Links,
  ListApiKeys,
  ListSessions,
  PasswordCheck,
  PasswordHasher,
  PasswordResetRepository,
  PersonalData,
  ReadProfile,
  RequestPasswordReset,
  ResetPassword,
  RevokeApiKey,
  SessionRepository,
  TokenIssuer,
  UserRepository,
} from '@listwright/application/accounts';
import { AuditLog } from '@listwright/application/audit';
import { MoneyLedger, StopCharges, UsageLedger } from '@listwright/application/billing';
import { ColumnMemory } from '@listwright/application/bulk';
import { ListingRepository } from '@listwright/application/listings';
import { Outbox } from '@listwright/application/mail';
import { Clock, IdSource, Transaction } from '@listwright/application/shared';
import { implement, provide, type Bind } from '../../composition/provide.js';
import { Database } from '../../postgres/Database.js';
import { PostgresApiKeyRepository } from '../../postgres/accounts/PostgresApiKeyRepository.js';
import { PostgresPasswordResetRepository } from '../../postgres/accounts/PostgresPasswordResetRepository.js';
import { PostgresPersonalData } from '../../postgres/accounts/PostgresPersonalData.js';

/** Passwords, sessions, keys and leaving: what an owner does to keep the account his own. */
export function securityBindings(bind: Bind): void {
  implement(bind, ApiKeyRepository, PostgresApiKeyRepository, Database);
  implement(bind, PasswordResetRepository, PostgresPasswordResetRepository, Database);
  implement(bind, PersonalData, PostgresPersonalData, Database);
  provide(bind, PasswordCheck, UserRepository, PasswordHasher, AttemptThrottle);
  provide(
    bind,
    ChangePassword,
    PasswordCheck,
    UserRepository,
    PasswordHasher,
    SessionRepository,
    PasswordResetRepository,
    AuditLog,
    Transaction,
    Clock,
  );
  provide(
    bind,
    RequestPasswordReset,
    UserRepository,
    PasswordResetRepository,
    Outbox,
    AttemptThrottle,
    TokenIssuer,
    Links,
    AuditLog,
    Transaction,
    IdSource,
    Clock,
  );
  provide(
    bind,
    ResetPassword,
    UserRepository,
    PasswordResetRepository,
    SessionRepository,
    PasswordHasher,
    TokenIssuer,
    AuditLog,
    Transaction,
    Clock,
  );
  provide(bind, ListSessions, SessionRepository, Clock);
  provide(bind, EndSession, SessionRepository, AuditLog, Clock);
  provide(bind, EndOtherSessions, SessionRepository, AuditLog, Clock);
  provide(bind, ListApiKeys, ApiKeyRepository);
  provide(bind, CreateApiKey, ApiKeyRepository, TokenIssuer, AuditLog, IdSource, Clock);
  provide(bind, RevokeApiKey, ApiKeyRepository, AuditLog);
  provide(
    bind,
    ExportAccount,
    ReadProfile,
    SessionRepository,
    ApiKeyRepository,
    UsageLedger,
    MoneyLedger,
    ListingRepository,
    ColumnMemory,
    AuditLog,
    Clock,
  );
  provide(bind, AccountEraser, UserRepository, PersonalData, AuditLog, PasswordHasher, TokenIssuer, StopCharges, Clock);
  provide(bind, DeleteAccount, PasswordCheck, AccountEraser, AuditLog, Transaction);
}
