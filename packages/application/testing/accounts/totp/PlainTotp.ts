import { Totp } from '../../../src/accounts/index.js';

const STEP_MS = 30_000;

/** Codes that are the last six digits of the secret's number and the time step together. */
export class PlainTotp extends Totp {
  private count = 0;

  override secret(): string {
    this.count += 1;
    return `SECRET${this.count}`;
  }

  override uri(secret: string, email: string): string {
    return `otpauth://totp/Listwright:${encodeURIComponent(email)}?secret=${secret}&issuer=Listwright`;
  }

  override stepOf(secret: string, code: string, now: Date): number | undefined {
    const step = Math.floor(now.getTime() / STEP_MS);
    return [step - 1, step, step + 1].find((one) => codeOfStep(secret, one) === code);
  }

  /** What the app of that secret shows. */
  codeAt(secret: string, now: Date): string {
    return codeOfStep(secret, Math.floor(now.getTime() / STEP_MS));
  }
}

function codeOfStep(secret: string, step: number): string {
  const number = Number(secret.replace(/\D/g, '')) * 7919 + step;
  return String(number % 1_000_000).padStart(6, '0');
}
