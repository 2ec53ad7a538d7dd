import { TOTP } from 'otpauth';

/** An authenticator app. */
export class AuthenticatorApp {
  private readonly totp: TOTP;

  constructor(secret: string) {
    this.totp = new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: 30 });
  }

  /** The code at a moment; a phone with a wrong clock shows another one. */
  codeAt(moment: Date): string {
    return this.totp.generate({ timestamp: moment.getTime() });
  }

  /** The current code. */
  code(): string {
    return this.codeAt(new Date());
  }
}
