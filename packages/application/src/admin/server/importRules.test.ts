import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ruleSetFor, currentRules, type RuleChanges } from '@listwright/domain/marketplaces';
import {
  anActor,
  CountingIds,
  DirectTransaction,
  FixedClock,
  InMemoryAuditLog,
  InMemoryRulesFile,
} from '../../../testing/index.js';
import { FollowRules, ImportRules } from '../index.js';

const origin = { address: '192.0.2.9', userAgent: 'test', requestId: 'request-1' };
const source = { name: 'Seller Forums', reference: 'sellercentral.amazon.com/forums/1', read: '2027-01' };
const fileOf = (dated: string, titleMax: number): RuleChanges => ({
  dated,
  changes: [{ marketplace: 'amazon', from: '2027-03-01', limits: { titleMax }, endedRules: [], source }],
});
const titleMax = () => ruleSetFor({ marketplace: 'amazon', on: '2027-03-01' }).limits.titleMax;

describe('importing a rules file', () => {
  const admin = anActor({ role: 'admin' });
  let files: InMemoryRulesFile;
  let audit: InMemoryAuditLog;
  let importRules: ImportRules;

  beforeEach(() => {
    const clock = new FixedClock();
    files = new InMemoryRulesFile();
    audit = new InMemoryAuditLog(new CountingIds(), clock);
    importRules = new ImportRules(files, audit, new DirectTransaction(), clock);
  });
  afterEach(() => currentRules.use(undefined));

  const recorded = () => audit.events.map(({ action, detail }) => [action, detail]);

  it('stores it, records it, and judges by it at once', async () => {
    expect(await importRules.execute(admin, fileOf('2027-02-10', 80), origin)).toEqual({ isNew: true });
    expect(await files.read()).toEqual(fileOf('2027-02-10', 80));
    expect(titleMax()).toBe(80);
    expect(recorded()).toEqual([['rules.imported', { before: null, after: '2027-02-10', changes: 1 }]]);
  });

  it('changes nothing for the same file', async () => {
    await importRules.execute(admin, fileOf('2027-02-10', 80), origin);
    expect(await importRules.execute(admin, fileOf('2027-02-10', 80), origin)).toEqual({ isNew: false });
    expect(recorded()).toHaveLength(1);
  });

  it.each(['2027-02-10', '2027-02-09'])('refuses another file of the same day or before: %s', async (dated) => {
    await importRules.execute(admin, fileOf('2027-02-10', 80), origin);
    await expect(importRules.execute(admin, fileOf(dated, 90), origin)).rejects.toMatchObject({
      kind: 'conflict',
      code: 'rules_file_old',
    });
    expect([titleMax(), recorded().length]).toEqual([80, 1]);
  });

  it('refuses a file with faults, and names the entry', async () => {
    const [change] = fileOf('2027-02-10', 80).changes;
    const file = { dated: '2027-02-10', changes: [{ ...change!, endedRules: ['amazon.none'] }] };
    await expect(importRules.execute(admin, file, origin)).rejects.toMatchObject({
      code: 'rules_file_invalid',
      faults: [{ path: 'changes.0.ended_rules.0' }],
    });
    expect([await files.read(), recorded()]).toEqual([undefined, []]);
  });

  it('replaces a file that this version cannot read', async () => {
    await files.saveNewer(fileOf('2027-02-10', 80));
    files.read = () => Promise.reject(new Error('of a newer version'));
    expect(await importRules.execute(admin, fileOf('2027-02-11', 90), origin)).toEqual({ isNew: true });
    expect([titleMax(), recorded()]).toEqual([
      90,
      [['rules.imported', { before: '2027-02-10', after: '2027-02-11', changes: 1 }]],
    ]);
  });

  it('is for administrators', async () => {
    await expect(importRules.execute(anActor(), fileOf('2027-02-10', 80), origin)).rejects.toMatchObject({
      code: 'admin_only',
    });
    expect(await files.read()).toBeUndefined();
  });

  it('is not undone by an earlier read of the stored file', async () => {
    await files.saveNewer(fileOf('2027-02-10', 80));
    const early = await files.read();
    files.read = async () => {
      await importRules.execute(admin, fileOf('2027-02-11', 90), origin);
      return early;
    };
    await new FollowRules(files).execute();
    expect(titleMax()).toBe(90);
  });

  it('reaches processes that follow', async () => {
    await files.saveNewer(fileOf('2027-02-10', 80));
    expect(titleMax()).toBe(75);
    await new FollowRules(files).execute();
    expect(titleMax()).toBe(80);
  });
});
