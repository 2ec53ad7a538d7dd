import type { Platform } from '../composition/Platform.js';
import { SmtpMailer } from '../mail/SmtpMailer.js';
import { PostgresOutbox } from '../postgres/mail/PostgresOutbox.js';
import type { Diagnosis } from './Diagnosis.js';

/** Whether emails can leave, and, of a database that is set up, whether all did. */
export async function mailChecks({ config, database }: Platform, isSetUp: boolean): Promise<readonly Diagnosis[]> {
  const server = await serverCheck(config);
  return isSetUp ? [server, await outboxCheck(new PostgresOutbox(database))] : [server];
}

async function serverCheck({ SMTP_URL, MAIL_FROM }: Platform['config']): Promise<Diagnosis> {
  if (SMTP_URL === undefined) {
    return { check: 'mail', ok: true, detail: 'no SMTP server is set: emails stay in the outbox for an administrator' };
  }
  const address = new URL(SMTP_URL).host;
  const fault = await new SmtpMailer(SMTP_URL, MAIL_FROM).probe();
  return fault === undefined
    ? { check: 'mail', ok: true, detail: `${address} takes emails from ${MAIL_FROM}` }
    : { check: 'mail', ok: false, detail: `${address}: ${fault}`, advice: 'Check SMTP_URL and the network.' };
}

async function outboxCheck(outbox: PostgresOutbox): Promise<Diagnosis> {
  try {
    const { waiting, failed } = await outbox.counts();
    const detail = `${waiting} waiting, ${failed} given up`;
    return failed === 0
      ? { check: 'outbox', ok: true, detail }
      : { check: 'outbox', ok: false, detail, advice: 'Read why with `listwright admin outbox`.' };
  } catch (error) {
    return { check: 'outbox', ok: false, detail: (error as Error).message, advice: 'Check the database first.' };
  }
}
