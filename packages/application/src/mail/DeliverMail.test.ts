import { describe, expect, it } from '@jest/globals';
import { CollectingMailer, FixedClock, InMemoryOutbox } from '../../testing/index.js';
import { DeliverMail } from './DeliverMail.js';
import type { Delivery } from './ports/Mailer.js';

const down: Delivery = { outcome: 'failed', reason: 'No answer.' };

describe('DeliverMail', () => {
  async function build(answers: Delivery[]) {
    const [clock, outbox, mailer] = [new FixedClock(), new InMemoryOutbox(), new CollectingMailer(answers)];
    const createdAt = clock.now();
    const expiresAt = new Date(createdAt.getTime() + 7 * 86_400_000);
    const mail = { to: 'ann@example.com', subject: 'Hello', text: 'A link' };
    await outbox.add({ ...mail, id: 'one', createdAt, expiresAt, withheld: false });
    const shown = async () => (await outbox.list(clock.now(), { limit: 5 })).items[0];
    return { clock, mailer, mail, shown, deliver: new DeliverMail(outbox, mailer, clock, () => 0.5) };
  }

  it('delivers once, and keeps no text', async () => {
    const { deliver, mailer, mail, shown } = await build([]);
    expect([await deliver.execute(), await deliver.execute()]).toEqual([1, 0]);
    expect(mailer.mails).toEqual([mail]);
    expect(await shown()).toMatchObject({ text: '', sentAt: expect.any(Date), failure: null });
  });

  it('tries again after longer and longer pauses, and says why it failed meanwhile', async () => {
    const { deliver, clock, shown } = await build([down, down]);
    expect(await deliver.execute()).toBe(0);
    expect(await shown()).toMatchObject({ failure: 'No answer.', sentAt: null });
    clock.advance(4999);
    await deliver.execute();
    clock.advance(1);
    expect(await deliver.execute()).toBe(0);
    clock.advance(19_999);
    expect(await deliver.execute()).toBe(0);
    clock.advance(1);
    expect(await deliver.execute()).toBe(1);
    expect(await shown()).toMatchObject({ failure: null });
  });

  it('gives up after six tries, and at once where the email was refused for good', async () => {
    const { deliver, clock, mailer } = await build(Array<Delivery>(6).fill(down));
    for (let round = 0; round < 10; round += 1) {
      await deliver.execute();
      clock.advance(3_600_000);
    }
    expect(mailer.mails).toEqual([]);
    const refused = await build([{ outcome: 'refused', reason: 'No such mailbox.' }]);
    await refused.deliver.execute();
    refused.clock.advance(3_600_000);
    expect(await refused.deliver.execute()).toBe(0);
    expect(await refused.shown()).toMatchObject({ failure: 'No such mailbox.' });
  });
});
