import { TOTP } from 'otpauth';

/** The app on a seller's telephone. */
export class AuthenticatorApp {
  private readonly totp: TOTP;

  constructor(secret: string) {
    this.totp = new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: 30 });
  }

  /** What it shows at a moment; a telephone whose clock is off shows another moment's. */
  codeAt(moment: Date): string {
    return this.totp.generate({ timestamp: moment.getTime() });
  }

  /** What it shows now. */
  code(): string {
    return this.codeAt(new Date());
  }
}
