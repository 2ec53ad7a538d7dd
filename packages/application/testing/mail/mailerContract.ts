import { describe, expect, it } from '@jest/globals';
import type { Mail, Mailer } from '../../src/mail/index.js';

export interface MailerUnderTest {
  readonly mailer: Mailer;
  /** The emails that the server received. */
  readonly arrived: () => readonly Mail[];
  readonly close: () => Promise<void>;
}

/** The contract of every mailer. `make` gets the answer that the other end is to give first. */
export function mailerContract(
  name: string,
  make: (first: 'take' | 'refuse' | 'fail') => Promise<MailerUnderTest>,
): void {
  const mail = {
    to: 'ann@example.com',
    subject: 'Passwort für „Ann“',
    text: 'One\nTwo – drei\n.\nhttps://x.example/?a=b',
  };

  async function withMailer(first: Parameters<typeof make>[0], use: (under: MailerUnderTest) => Promise<void>) {
    const under = await make(first);
    try {
      await use(under);
    } finally {
      await under.close();
    }
  }

  describe(`${name} as a mailer`, () => {
    it('hands an email over as it was written, in any language, with lone dots', async () => {
      await withMailer('take', async ({ mailer, arrived }) => {
        expect(await mailer.deliver(mail)).toEqual({ outcome: 'sent' });
        expect(arrived()).toEqual([mail]);
      });
    });

    it.each([
      ['refuse', 'refused'],
      ['fail', 'failed'],
    ] as const)('says so where the other end answers %s, without the text', async (first, outcome) => {
      await withMailer(first, async ({ mailer, arrived }) => {
        const delivery = await mailer.deliver(mail);
        expect(delivery).toMatchObject({ outcome, reason: expect.any(String) });
        expect(JSON.stringify(delivery)).not.toContain('https://');
        expect(arrived()).toEqual([]);
        expect(await mailer.deliver(mail)).toEqual({ outcome: 'sent' });
      });
    });
  });
}
