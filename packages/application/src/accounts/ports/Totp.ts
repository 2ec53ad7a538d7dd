/** Codes of authenticator apps: time-based one-time passwords as RFC 6238 has them, six digits, a new one every 30 s. */
export abstract class Totp {
  /** A new secret of at least 160 bits (RFC 4226, section 4), in base32 as it is typed into an app. */
  abstract secret(): string;
  /** The `otpauth://totp/…` address that an app reads from a QR code. */
  abstract uri(secret: string, email: string): string;
  /** The time step of this code, from one before to one after that of `now`; undefined where none matches. */
  abstract stepOf(secret: string, code: string, now: Date): number | undefined;
}
