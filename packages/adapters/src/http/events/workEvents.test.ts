import { describe, expect, it } from '@jest/globals';
import { workEvents } from './workEvents.js';

describe('workEvents', () => {
  it('sends what is reported as it comes, and what the work returns last', async () => {
    let go = () => {};
    const gate = new Promise<void>((resolve) => (go = resolve));
    const events = workEvents(async (report) => {
      report('field', { text: 'one\ntwo' });
      await gate;
      report('field', { text: 'three' });
      return 'event: listing\ndata: {}\n\n';
    });
    expect((await events.next()).value).toBe('event: field\ndata: {"text":"one\\ntwo"}\n\n');
    go();
    const rest: string[] = [];
    for await (const event of events) rest.push(event);
    expect(rest).toEqual(['event: field\ndata: {"text":"three"}\n\n', 'event: listing\ndata: {}\n\n']);
  });

  it('keeps a silent connection alive', async () => {
    const events = workEvents(() => new Promise(() => undefined), 5);
    expect((await events.next()).value).toBe(': still here\n\n');
  });
});
