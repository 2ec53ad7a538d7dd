import type { OutboxCounts } from '../../mail/index.js';
import type { ServerSetup } from '../ports/ServerState.js';

/** Something that only an administrator can put right. */
export interface ActionNeeded {
  readonly id: 'email_failed' | 'email_not_set_up' | 'payments_sandbox';
  readonly title: string;
  /** What to do. */
  readonly advice: string;
}

/** What the administrator of a server has to do, the most urgent first; nothing where all is well. */
export function actionsNeeded(
  { sendsEmail, payments }: ServerSetup,
  { waiting, failed }: OutboxCounts,
): readonly ActionNeeded[] {
  const actions: ActionNeeded[] = [];
  if (failed > 0)
    actions.push({
      id: 'email_failed',
      title: failed === 1 ? '1 email could not be delivered' : `${failed} emails could not be delivered`,
      advice: 'Read why in the email outbox, correct SMTP_URL or the address, and pass the links on yourself.',
    });
  if (!sendsEmail)
    actions.push({
      id: 'email_not_set_up',
      title: waiting === 0 ? 'No emails are sent' : `No emails are sent: ${waiting} waiting in the outbox`,
      advice:
        'Set SMTP_URL and MAIL_FROM, then restart the server. Until then, pass the links in the outbox on yourself.',
    });
  if (payments === 'sandbox')
    actions.push({
      id: 'payments_sandbox',
      title: 'Payments are in the sandbox: no money moves',
      advice: 'Set RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET, then restart the server.',
    });
  return actions;
}
