import { describe, expect, it } from '@jest/globals';
import { actionsNeeded } from './actionsNeeded.js';

const WELL = { sendsEmail: true, payments: 'razorpay' } as const;
const EMPTY = { waiting: 0, failed: 0 };

describe('what an administrator has to do', () => {
  it('is nothing where all is well, waiting emails included', () => {
    expect(actionsNeeded(WELL, { waiting: 3, failed: 0 })).toEqual([]);
    expect(actionsNeeded({ ...WELL, payments: 'none' }, EMPTY)).toEqual([]);
  });

  it('names failed emails, a missing email server and sandbox payments, in this order', () => {
    const actions = actionsNeeded({ sendsEmail: false, payments: 'sandbox' }, { waiting: 2, failed: 1 });
    expect(actions.map(({ id, title }) => [id, title])).toEqual([
      ['email_failed', '1 email could not be delivered'],
      ['email_not_set_up', 'No emails are sent: 2 waiting in the outbox'],
      ['payments_sandbox', 'Payments are in the sandbox: no money moves'],
    ]);
  });

  it.each([
    [{ ...WELL, sendsEmail: false }, EMPTY, 'SMTP_URL'],
    [{ ...WELL, payments: 'sandbox' }, EMPTY, 'RAZORPAY_KEY_ID'],
    [WELL, { waiting: 0, failed: 4 }, 'outbox'],
  ] as const)('says what to do: %j %j', (setup, outbox, word) => {
    const actions = actionsNeeded(setup, outbox);
    expect(actions).toHaveLength(1);
    expect(actions[0]?.advice).toContain(word);
  });
});
