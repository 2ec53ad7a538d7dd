import {
  AttemptThrottle,
  ConfirmTotp,
  DisableTotp,
  EmailVerificationRepository,
  Links,
  MakeRecoveryCodes,
  PasswordCheck,
  ReadTotp,
  RecoveryCodes,
  RequestVerification,
  SecretBox,
  SessionRepository,
  StartTotp,
  TokenIssuer,
  Totp,
  TotpCheck,
  TotpFactors,
  UserRepository,
  VerificationSender,
  VerifyEmail,
} from '@listwright/application/accounts';
import { AuditLog } from '@listwright/application/audit';
import { Outbox } from '@listwright/application/mail';
import { Clock, IdSource, Transaction } from '@listwright/application/shared';
import { ContainerModule } from 'inversify';
import { adminTotp } from '../../config/index.js';
import { PostgresEmailVerificationRepository } from '../../postgres/accounts/PostgresEmailVerificationRepository.js';
import { PostgresTotpFactors } from '../../postgres/accounts/PostgresTotpFactors.js';
import { Database } from '../../postgres/Database.js';
import { AesSecretBox } from '../../security/AesSecretBox.js';
import { OtpauthTotp } from '../../security/OtpauthTotp.js';
import { keys } from '../keys.js';

/** What an owner shows beside his password: codes of an authenticator app, and that mails reach him. */
export const secondStepModule = new ContainerModule(({ bind }) => {
  bind(TotpFactors)
    .toDynamicValue(({ get }): TotpFactors => new PostgresTotpFactors(get(Database)))
    .inSingletonScope();
  bind(EmailVerificationRepository)
    .toDynamicValue(({ get }): EmailVerificationRepository => new PostgresEmailVerificationRepository(get(Database)))
    .inSingletonScope();
  bind(SecretBox)
    .toDynamicValue(({ get }): SecretBox => new AesSecretBox(get(keys.Platform).secret))
    .inSingletonScope();
  bind(Totp)
    .toDynamicValue((): Totp => new OtpauthTotp())
    .inSingletonScope();
  bind(keys.AdminTotp).toDynamicValue(({ get }) => adminTotp(get(keys.Platform).config));
  bind(RecoveryCodes).toDynamicValue(({ get }) => new RecoveryCodes(get(TokenIssuer)));
  bind(TotpCheck).toDynamicValue(
    ({ get }) =>
      new TotpCheck(
        ...([get(TotpFactors), get(Totp), get(SecretBox), get(RecoveryCodes)] as const),
        ...([get(AttemptThrottle), get(AuditLog), get(Clock)] as const),
      ),
  );
  bind(ReadTotp).toDynamicValue(({ get }) => new ReadTotp(get(TotpFactors), get(keys.AdminTotp)));
  bind(StartTotp).toDynamicValue(
    ({ get }) => new StartTotp(get(PasswordCheck), get(TotpFactors), get(Totp), get(SecretBox), get(Clock)),
  );
  bind(ConfirmTotp).toDynamicValue(
    ({ get }) =>
      new ConfirmTotp(
        ...([get(TotpFactors), get(Totp), get(SecretBox), get(RecoveryCodes), get(SessionRepository)] as const),
        ...([get(AttemptThrottle), get(AuditLog), get(Transaction), get(Clock)] as const),
      ),
  );
  bind(MakeRecoveryCodes).toDynamicValue(
    ({ get }) =>
      new MakeRecoveryCodes(
        ...([get(PasswordCheck), get(TotpCheck), get(TotpFactors), get(RecoveryCodes)] as const),
        ...([get(AuditLog), get(Transaction)] as const),
      ),
  );
  bind(DisableTotp).toDynamicValue(
    ({ get }) =>
      new DisableTotp(
        ...([get(PasswordCheck), get(TotpCheck), get(TotpFactors), get(AuditLog)] as const),
        ...([get(Transaction), get(keys.AdminTotp)] as const),
      ),
  );
  bind(VerificationSender).toDynamicValue(
    ({ get }) =>
      new VerificationSender(
        ...([get(EmailVerificationRepository), get(Outbox), get(TokenIssuer)] as const),
        ...([get(Links), get(IdSource), get(Clock)] as const),
      ),
  );
  bind(RequestVerification).toDynamicValue(
    ({ get }) =>
      new RequestVerification(get(UserRepository), get(VerificationSender), get(AttemptThrottle), get(Transaction)),
  );
  bind(VerifyEmail).toDynamicValue(
    ({ get }) =>
      new VerifyEmail(
        ...([get(UserRepository), get(EmailVerificationRepository), get(TokenIssuer)] as const),
        ...([get(AuditLog), get(Transaction), get(Clock)] as const),
      ),
  );
});
