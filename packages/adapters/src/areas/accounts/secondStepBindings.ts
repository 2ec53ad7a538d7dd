import {
  AddressChange,
  AttemptThrottle,
  ConfirmTotp,
  DisableTotp,
  EmailVerificationRepository,
  Links,
  MakeRecoveryCodes,
  PasswordCheck,
  PasswordResetRepository,
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
import { keys } from '../../composition/keys.js';
import { implement, provide, provideFrom, type Bind } from '../../composition/provide.js';
import { adminTotp } from '../../config/index.js';
import { Database } from '../../postgres/Database.js';
import { PostgresEmailVerificationRepository } from '../../postgres/accounts/PostgresEmailVerificationRepository.js';
import { PostgresTotpFactors } from '../../postgres/accounts/PostgresTotpFactors.js';
import { AesSecretBox } from '../../security/AesSecretBox.js';
import { OtpauthTotp } from '../../security/OtpauthTotp.js';

/** What an owner proves besides the password: codes of an authenticator app, and access to the email address. */
export function secondStepBindings(bind: Bind): void {
  implement(bind, TotpFactors, PostgresTotpFactors, Database);
  implement(bind, EmailVerificationRepository, PostgresEmailVerificationRepository, Database);
  provideFrom(bind, SecretBox, ({ secret, config }) => new AesSecretBox(secret, config.SECRET_KEY_OLD), keys.Platform);
  implement(bind, Totp, OtpauthTotp);
  provideFrom(bind, keys.AdminTotp, ({ config }) => adminTotp(config), keys.Platform);
  provide(bind, RecoveryCodes, TokenIssuer);
  provide(bind, TotpCheck, TotpFactors, Totp, SecretBox, RecoveryCodes, AttemptThrottle, AuditLog, Clock);
  provide(bind, ReadTotp, TotpFactors, keys.AdminTotp);
  provide(bind, StartTotp, PasswordCheck, TotpFactors, Totp, SecretBox, Clock);
  provide(
    bind,
    ConfirmTotp,
    TotpFactors,
    Totp,
    SecretBox,
    RecoveryCodes,
    SessionRepository,
    AttemptThrottle,
    AuditLog,
    Transaction,
    Clock,
  );
  provide(bind, MakeRecoveryCodes, PasswordCheck, TotpCheck, TotpFactors, RecoveryCodes, AuditLog, Transaction);
  provide(bind, DisableTotp, PasswordCheck, TotpCheck, TotpFactors, AuditLog, Transaction, keys.AdminTotp);
  provide(bind, VerificationSender, EmailVerificationRepository, Outbox, TokenIssuer, Links, IdSource, Clock);
  provide(bind, AddressChange, VerificationSender, PasswordResetRepository, Outbox, AuditLog, IdSource, Clock);
  provide(bind, RequestVerification, UserRepository, VerificationSender, AttemptThrottle, Transaction);
  provide(bind, VerifyEmail, UserRepository, EmailVerificationRepository, TokenIssuer, AuditLog, Transaction, Clock);
}
