import { Mailer, type Delivery, type Mail } from '@listwright/application/mail';
import { createTransport, type Transporter } from 'nodemailer';

const CONNECT_MS = 10_000;
const SILENCE_MS = 15_000;
const WHOLE_MS = 30_000;
const MAX_REASON_LENGTH = 300;

/** Codes by which nodemailer says that the server refused this email, and not the connection or the log-in. */
const ABOUT_THE_MAIL = ['EENVELOPE', 'EMESSAGE'];

/** Hands emails to the SMTP server of `SMTP_URL`. `smtp:` uses TLS where the server offers it, `smtps:` from the start. */
export class SmtpMailer extends Mailer {
  private readonly transport: Transporter;

  constructor(
    url: string,
    private readonly from: string,
  ) {
    super();
    this.transport = createTransport({
      url,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      // An email is text of ours: nothing in it may make the library read files or fetch addresses.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  /** Connects and authenticates without sending; resolves to the failure, or to undefined. */
  async probe(): Promise<string | undefined> {
    try {
      await this.transport.verify();
      return undefined;
    } catch (error) {
      return refusalOf(error).reason;
    } finally {
      this.transport.close();
    }
  }

  override async deliver({ to, subject, text }: Mail): Promise<Delivery> {
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`No end after ${WHOLE_MS / 1000} seconds.`)), WHOLE_MS);
    });
    try {
      const mail = { from: this.from, to: { name: '', address: to }, subject, text };
      await Promise.race([this.transport.sendMail({ ...mail, textEncoding: 'quoted-printable' }), tooLong]);
      return { outcome: 'sent' };
    } catch (error) {
      return refusalOf(error);
    } finally {
      clearTimeout(timer);
    }
  }
}

function refusalOf(error: unknown): Exclude<Delivery, { readonly outcome: 'sent' }> {
  const { code, responseCode = 0, message } = error as { code?: string; responseCode?: number; message?: string };
  const forGood = responseCode >= 500 && ABOUT_THE_MAIL.includes(code ?? '');
  // A server may quote the message; links must not be stored in a reason.
  const reason = String(message)
    .replace(/https?:\S*/gi, '[link]')
    .slice(0, MAX_REASON_LENGTH);
  return { outcome: forGood ? 'refused' : 'failed', reason };
}
