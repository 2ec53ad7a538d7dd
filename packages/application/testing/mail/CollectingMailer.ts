import { Mailer, type Delivery, type Mail } from '../../src/mail/index.js';

/** Collects emails; `answers` are its first replies, one per email, before it accepts all. */
export class CollectingMailer extends Mailer {
  readonly mails: Mail[] = [];

  constructor(private readonly answers: Delivery[] = []) {
    super();
  }

  override async deliver({ to, subject, text }: Mail): Promise<Delivery> {
    const answer = this.answers.shift() ?? { outcome: 'sent' };
    if (answer.outcome === 'sent') this.mails.push({ to, subject, text });
    return answer;
  }
}
