import { beforeEach, describe, expect, it } from '@jest/globals';
import { anActor, InMemoryAnalyses, PlainTableWriter } from '../../testing/index.js';
import type { Json } from './Analysis.js';
import { AnalysisHistory, defineAnalysis, type Analysis } from './index.js';
import { differencesOf } from './differencesOf.js';

const kind = defineAnalysis({
  name: 'letters',
  quota: null,
  prepare: (word: string) => ({
    dataVersion: '1',
    analyse: () => ({ result: { letters: word.length }, label: word, verdict: '', score: null }),
  }),
  table: ({ letters }) => ({ header: ['letters'], rows: [[letters]] }),
});

const run = (id: string, second: number, letters: number): Analysis => ({
  id,
  userId: anActor().userId,
  kind: 'letters',
  label: 'oak',
  verdict: '',
  score: null,
  dataVersion: '1',
  input: 'oak',
  result: { letters },
  createdAt: new Date(Date.UTC(2026, 10, 22, 8, 0, second)),
});

describe('AnalysisHistory', () => {
  let history: AnalysisHistory;

  beforeEach(async () => {
    const analyses = new InMemoryAnalyses();
    await analyses.add(run('older', 1, 3), 'a');
    await analyses.add(run('newer', 2, 5), 'b');
    history = new AnalysisHistory(analyses, new PlainTableWriter());
  });

  it.each([
    ['newer', 'older'],
    ['older', 'newer'],
  ])('compares %s and %s, the older one first', async (...ids) => {
    const { before, after, differences } = await history.compare(anActor(), kind, ids as [string, string]);
    expect([before.id, after.id]).toEqual(['older', 'newer']);
    expect(differences).toEqual([{ path: 'letters', before: 3, after: 5 }]);
  });

  it('does not find what belongs to another account, or to another tool', async () => {
    const stranger = anActor({ userId: '00000000-0000-4000-8000-00000000beef' });
    await expect(history.read(stranger, kind, 'older')).rejects.toMatchObject({ code: 'analysis_not_found' });
    await expect(history.read(anActor(), { name: 'other' }, 'older')).rejects.toMatchObject({ kind: 'not_found' });
    await expect(history.compare(stranger, kind, ['older', 'newer'])).rejects.toMatchObject({ kind: 'not_found' });
    await expect(history.remove(stranger, kind, 'older')).rejects.toMatchObject({ kind: 'not_found' });
    await expect(history.exportCsv(stranger, kind, 'older')).rejects.toMatchObject({ kind: 'not_found' });
  });

  it('exports the result as a table named after the tool and the day', async () => {
    const { fileName, chunks } = await history.exportCsv(anActor(), kind, 'newer');
    const bytes: Uint8Array[] = [];
    for await (const chunk of chunks) bytes.push(chunk);
    expect(fileName).toBe('letters_2026-11-22.csv');
    expect(Buffer.concat(bytes).toString('utf8')).toMatch(/letters[^]*5/u);
  });

  it('completes what an earlier version stored, wherever it is read', async () => {
    const grown = {
      ...kind,
      restore: (stored: Json) => ({ vowels: 0, ...(stored as { letters: number }) }),
      table: ({ letters, vowels }: { letters: number; vowels: number }) => ({
        header: ['letters', 'vowels'],
        rows: [[letters, vowels]],
      }),
    };
    expect((await history.read(anActor(), grown, 'older')).result).toEqual({ letters: 3, vowels: 0 });
    const { differences } = await history.compare(anActor(), grown, ['older', 'newer']);
    expect(differences.map(({ path }) => path)).toEqual(['letters']);
    const { chunks } = await history.exportCsv(anActor(), grown, 'older');
    const bytes: Uint8Array[] = [];
    for await (const chunk of chunks) bytes.push(chunk);
    expect(Buffer.concat(bytes).toString('utf8')).toMatch(/3\W+0/u);
  });

  it('removes a run', async () => {
    await history.remove(anActor(), kind, 'older');
    expect((await history.list(anActor(), kind, { limit: 5 })).items.map(({ id }) => id)).toEqual(['newer']);
  });
});

describe('differencesOf', () => {
  it('names each value that differs by its place', () => {
    const before = { title: 'Oak', findings: [{ rule: 'a' }, { rule: 'b' }], limit: 75 };
    const after = { title: 'Oak', findings: [{ rule: 'c' }], limit: 80, extra: true };
    expect(differencesOf(before, after)).toEqual([
      { path: 'findings[0].rule', before: 'a', after: 'c' },
      { path: 'findings[1].rule', before: 'b', after: null },
      { path: 'limit', before: 75, after: 80 },
      { path: 'extra', before: null, after: true },
    ]);
    expect(differencesOf(before, before)).toEqual([]);
  });
});
