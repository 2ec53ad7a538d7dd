import {
  ApiKeyRepository,
  PasswordHasher,
  PasswordResetRepository,
  SessionRepository,
  TokenIssuer,
  TotpFactors,
  UserRepository,
} from '@listwright/application/accounts';
import {
  ChangeRole,
  CreateAdminKey,
  CreateAdministrator,
  Customers,
  EndAllSessions,
  FindAccount,
  ListAdministrators,
  RemoveTotp,
  SetPassword,
} from '@listwright/application/admin';
import { AuditLog } from '@listwright/application/audit';
import { Clock, IdSource, Transaction } from '@listwright/application/shared';
import { provide, type Bind } from '../../composition/provide.js';

/** Acts on accounts from the server's command line, without a signed-in user. */
export function operatorBindings(bind: Bind): void {
  provide(bind, ListAdministrators, Customers);
  provide(bind, FindAccount, UserRepository, Clock);
  provide(bind, CreateAdministrator, UserRepository, PasswordHasher, AuditLog, Transaction, IdSource, Clock);
  provide(bind, CreateAdminKey, UserRepository, ApiKeyRepository, TokenIssuer, AuditLog, IdSource, Clock);
  provide(bind, ChangeRole, UserRepository, Customers, AuditLog, Transaction, Clock);
  provide(
    bind,
    SetPassword,
    UserRepository,
    SessionRepository,
    ApiKeyRepository,
    PasswordResetRepository,
    PasswordHasher,
    AuditLog,
    Transaction,
    Clock,
  );
  provide(bind, RemoveTotp, UserRepository, TotpFactors, SessionRepository, AuditLog, Transaction, Clock);
  provide(bind, EndAllSessions, UserRepository, SessionRepository, AuditLog, Transaction, Clock);
}
