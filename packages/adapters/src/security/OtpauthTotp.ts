import { Totp } from '@listwright/application/accounts';
import { Secret, TOTP } from 'otpauth';

const ISSUER = 'Listwright';
/** SHA-1, six digits, 30 s: what every authenticator app does (RFC 6238, section 4; others ignore what a QR code says). */
const CODES = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Steps that a clock may be off to either side (RFC 6238, section 5.2). */
const WINDOW = 1;
const SECRET_BYTES = 20;

export class OtpauthTotp extends Totp {
  override secret(): string {
    return new Secret({ size: SECRET_BYTES }).base32;
  }

  override uri(secret: string, email: string): string {
    return new TOTP({ ...CODES, issuer: ISSUER, label: email, secret }).toString();
  }

  override stepOf(secret: string, code: string, now: Date): number | undefined {
    if (code.length !== CODES.digits) return undefined;
    const timestamp = now.getTime();
    const key = Secret.fromBase32(secret);
    const distance = TOTP.validate({ ...CODES, token: code, secret: key, timestamp, window: WINDOW });
    return distance === null ? undefined : TOTP.counter({ period: CODES.period, timestamp }) + distance;
  }
}
