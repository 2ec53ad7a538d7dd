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
import { ContainerModule } from 'inversify';
import { PostgresApiKeyRepository } from '../../postgres/accounts/PostgresApiKeyRepository.js';
import { PostgresPasswordResetRepository } from '../../postgres/accounts/PostgresPasswordResetRepository.js';
import { PostgresPersonalData } from '../../postgres/accounts/PostgresPersonalData.js';
import { Database } from '../../postgres/Database.js';

/** Passwords, sessions, keys and leaving: what an owner does to keep the account his own. */
export const accountSecurityModule = new ContainerModule(({ bind }) => {
  bind(ApiKeyRepository)
    .toDynamicValue(({ get }): ApiKeyRepository => new PostgresApiKeyRepository(get(Database)))
    .inSingletonScope();
  bind(PasswordResetRepository)
    .toDynamicValue(({ get }): PasswordResetRepository => new PostgresPasswordResetRepository(get(Database)))
    .inSingletonScope();
  bind(PersonalData)
    .toDynamicValue(({ get }): PersonalData => new PostgresPersonalData(get(Database)))
    .inSingletonScope();
  bind(PasswordCheck).toDynamicValue(
    ({ get }) => new PasswordCheck(get(UserRepository), get(PasswordHasher), get(AttemptThrottle)),
  );
  bind(ChangePassword).toDynamicValue(
    ({ get }) =>
      new ChangePassword(
        ...([get(PasswordCheck), get(UserRepository), get(PasswordHasher), get(SessionRepository)] as const),
        ...([get(PasswordResetRepository), get(AuditLog), get(Transaction), get(Clock)] as const),
      ),
  );
  bind(RequestPasswordReset).toDynamicValue(
    ({ get }) =>
      new RequestPasswordReset(
        ...([get(UserRepository), get(PasswordResetRepository), get(Outbox), get(AttemptThrottle)] as const),
        ...([get(TokenIssuer), get(Links), get(AuditLog), get(Transaction), get(IdSource), get(Clock)] as const),
      ),
  );
  bind(ResetPassword).toDynamicValue(
    ({ get }) =>
      new ResetPassword(
        ...([get(UserRepository), get(PasswordResetRepository), get(SessionRepository)] as const),
        ...([get(PasswordHasher), get(TokenIssuer), get(AuditLog), get(Transaction), get(Clock)] as const),
      ),
  );
  bind(ListSessions).toDynamicValue(({ get }) => new ListSessions(get(SessionRepository), get(Clock)));
  bind(EndSession).toDynamicValue(({ get }) => new EndSession(get(SessionRepository), get(AuditLog), get(Clock)));
  bind(EndOtherSessions).toDynamicValue(
    ({ get }) => new EndOtherSessions(get(SessionRepository), get(AuditLog), get(Clock)),
  );
  bind(ListApiKeys).toDynamicValue(({ get }) => new ListApiKeys(get(ApiKeyRepository)));
  bind(CreateApiKey).toDynamicValue(
    ({ get }) => new CreateApiKey(get(ApiKeyRepository), get(TokenIssuer), get(AuditLog), get(IdSource), get(Clock)),
  );
  bind(RevokeApiKey).toDynamicValue(({ get }) => new RevokeApiKey(get(ApiKeyRepository), get(AuditLog)));
  bind(ExportAccount).toDynamicValue(
    ({ get }) =>
      new ExportAccount(
        ...([get(ReadProfile), get(SessionRepository), get(ApiKeyRepository)] as const),
        ...([get(UsageLedger), get(MoneyLedger), get(ListingRepository), get(ColumnMemory)] as const),
        ...([get(AuditLog), get(Clock)] as const),
      ),
  );
  bind(AccountEraser).toDynamicValue(
    ({ get }) =>
      new AccountEraser(
        ...([get(UserRepository), get(PersonalData), get(AuditLog)] as const),
        ...([get(PasswordHasher), get(TokenIssuer), get(StopCharges), get(Clock)] as const),
      ),
  );
  bind(DeleteAccount).toDynamicValue(
    ({ get }) => new DeleteAccount(get(PasswordCheck), get(AccountEraser), get(AuditLog), get(Transaction)),
  );
});
