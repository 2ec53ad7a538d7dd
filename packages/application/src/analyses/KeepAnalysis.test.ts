import { describe, expect, it } from '@jest/globals';
import { anActor, CountingIds, FixedClock, InMemoryAnalyses, PlainFingerprint } from '../../testing/index.js';
import { KeepAnalysis } from './KeepAnalysis.js';

describe('KeepAnalysis', () => {
  it('keeps each result as that of its day, also where the same was asked before', async () => {
    const [analyses, clock, actor] = [new InMemoryAnalyses(), new FixedClock(), anActor()];
    const keep = new KeepAnalysis(analyses, new PlainFingerprint(), new CountingIds(), clock);
    const outcome = { result: { found: 3, left: undefined }, label: 'x'.repeat(201), verdict: 'Three.', score: 30 };
    const first = await keep.execute(actor, { name: 'pages' }, { address: 'https://example.com' }, outcome);
    expect(first).toEqual({
      id: first.id,
      userId: actor.userId,
      kind: 'pages',
      label: 'x'.repeat(200),
      verdict: 'Three.',
      score: 30,
      dataVersion: clock.now().toISOString().slice(0, 10),
      input: { address: 'https://example.com' },
      result: { found: 3 },
      createdAt: clock.now(),
    });
    clock.advance(86_400_000);
    const second = await keep.execute(actor, { name: 'pages' }, { address: 'https://example.com' }, outcome);
    const { items } = await analyses.list(actor.userId, 'pages', { limit: 9 });
    expect(items.map(({ id, dataVersion }) => [id, dataVersion])).toEqual([
      [second.id, clock.now().toISOString().slice(0, 10)],
      [first.id, first.dataVersion],
    ]);
  });
});
