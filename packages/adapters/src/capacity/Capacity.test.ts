import { describe, expect, it } from '@jest/globals';
import { DomainError } from '@listwright/domain/shared';
import { Capacity, type CapacityLimits } from './Capacity.js';

const of = (limits: Partial<CapacityLimits> = {}) =>
  new Capacity(
    { total: 10, waiting: 5, waitMs: 60_000, ...limits },
    () => new DomainError('unavailable', 'uploads_busy', 'Busy.'),
  );
const busy = expect.objectContaining({ code: 'uploads_busy' });
const turn = () => new Promise(setImmediate);

describe('Capacity', () => {
  it('lets in what fits by weight, and the rest in turn', async () => {
    const capacity = of();
    const entered: string[] = [];
    const first = await capacity.take(6);
    const second = await capacity.take(4);
    const heavy = capacity.take(8).then((giveBack) => (entered.push('heavy'), giveBack));
    // Admitting it before the heavy one could starve that one.
    const light = capacity.take(2).then((giveBack) => (entered.push('light'), giveBack));
    second();
    await turn();
    expect(entered).toEqual([]);
    first();
    first();
    const both = await Promise.all([heavy, light]);
    expect(entered).toEqual(['heavy', 'light']);
    await expect(of({ waiting: 0 }).take(11)).resolves.toBeDefined();
    for (const giveBack of both) giveBack();
    await capacity.take(10);
  });

  it('refuses callers when too many wait or they waited too long, and admits the next in line', async () => {
    const capacity = of({ waiting: 2, waitMs: 1 });
    await capacity.take(5);
    const heavy = capacity.take(6);
    const light = capacity.take(5);
    await expect(capacity.take(1)).rejects.toEqual(busy);
    await expect(heavy).rejects.toEqual(busy);
    // Its own time is up a moment later, and it is inside by then.
    (await light)();
    await capacity.take(5);
  });
});
