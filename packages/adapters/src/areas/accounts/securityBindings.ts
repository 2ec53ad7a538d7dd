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
  ReadProfile,
  RequestPasswordReset,
  ResetPassword,
  RevokeApiKey,
  SessionRepository,
  TokenIssuer,
  UserRepository,
} from '@listwright/application/accounts';
import { AuditLog } from '@listwright/application/audit';
import { Outbox } from '@listwright/application/mail';
import { Clock, IdSource, Transaction } from '@listwright/application/shared';
import { keys } from '../../composition/keys.js';
import { implement, provide, type Bind } from '../../composition/provide.js';
import { OwnedRows } from '../../postgres/OwnedRows.js';
import { AccountsAccountData } from './AccountsAccountData.js';
import { Database } from '../../postgres/Database.js';
import { PostgresApiKeyRepository } from '../../postgres/accounts/PostgresApiKeyRepository.js';
import { PostgresPasswordResetRepository } from '../../postgres/accounts/PostgresPasswordResetRepository.js';

/** Passwords, sessions, API keys, export and deletion of the own account. */
export function securityBindings(bind: Bind): void {
  implement(bind, ApiKeyRepository, PostgresApiKeyRepository, Database);
  implement(bind, PasswordResetRepository, PostgresPasswordResetRepository, Database);
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
    ApiKeyRepository,
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
  provide(bind, ExportAccount, keys.AccountData, AuditLog, Clock);
  provide(bind, AccountEraser, UserRepository, keys.AccountData, AuditLog, PasswordHasher, TokenIssuer, Clock);
  provide(bind, AccountsAccountData, ReadProfile, SessionRepository, ApiKeyRepository, OwnedRows);
  provide(bind, DeleteAccount, PasswordCheck, AccountEraser, AuditLog, Transaction);
}
