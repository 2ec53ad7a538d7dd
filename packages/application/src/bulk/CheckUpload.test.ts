import { describe, expect, it } from '@jest/globals';
import {
  anActor,
  FixedClock,
  InMemoryColumnMappings,
  InMemoryUsageLedger,
  PlainTables,
} from '@listwright/application/testing';
import { quotaPeriod } from '@listwright/domain/billing';
import { DomainError } from '@listwright/domain/shared';
import type { Table, UploadedTable } from '../shared/index.js';
import { CheckUpload, ColumnMappings, type JobUpload } from './index.js';

class LostColumns extends InMemoryColumnMappings {
  override find(): Promise<never> {
    return Promise.reject(new DomainError('unavailable', 'database_unavailable', 'The database does not answer.'));
  }
}

function setUp(memory = new InMemoryColumnMappings(), reader = new PlainTables()) {
  const clock = new FixedClock();
  const ledger = new InMemoryUsageLedger(clock);
  const check = new CheckUpload(reader, new ColumnMappings(memory, clock), ledger, clock);
  const of = (text: string, rest: Partial<JobUpload> = {}, actor = anActor({ plan: 'pro' })) =>
    check.execute(actor, {
      file: { name: 'products.csv', bytes: new TextEncoder().encode(text) },
      marketplace: 'amazon',
      ...rest,
    });
  return { of, reader, ledger, clock };
}

/** Tables whose encoding is not certain. */
class UnsureTables extends PlainTables {
  override async open(file: UploadedTable): Promise<Table> {
    return { ...(await super.open(file)), encoding: 'utf-8', encodings: [{ encoding: 'utf-8', sample: ['Stühle'] }] };
  }
}

describe('CheckUpload', () => {
  it('shows what is left of each quota in the period, null where there is no limit', async () => {
    const { of, ledger, clock } = setUp();
    const actor = anActor({ plan: 'pro', quotaOverrides: { bulk_operations: 0 } });
    const period = quotaPeriod(actor.accountStart, clock.now());
    await ledger.reserve({ userId: actor.userId, quota: 'api_calls', period, units: 400, limit: null });
    expect(await of('title\nOak\n', {}, actor)).toMatchObject({ listingsLeft: 2000, callsLeft: 1600, uploadsLeft: 0 });
    const less = { ...actor, quotaOverrides: { api_calls: 100 } };
    expect((await of('title\nOak\n', {}, less)).callsLeft).toBe(0);
    const none = { listingsLeft: null, callsLeft: null, uploadsLeft: null };
    expect(await of('title\nOak\n', {}, anActor({ plan: 'unlimited' }))).toMatchObject(none);
  });

  it('names the likely encodings where none is certain, and remembers no columns of such a text', async () => {
    const memory = new InMemoryColumnMappings();
    const choice = { columns: { Artikel: 'title' } } as const;
    const unsure = await setUp(memory, new UnsureTables()).of('Artikel\nOak\n', choice);
    expect(unsure).toMatchObject({ encoding: 'utf-8', encodings: [{ encoding: 'utf-8', sample: ['Stühle'] }] });
    const sure = setUp(memory);
    await expect(sure.of('Artikel\nOak\n')).rejects.toMatchObject({ code: 'unknown_columns' });
    expect(await sure.of('Artikel\nOak\n', choice)).toMatchObject({ encoding: null, encodings: [], remembered: null });
    expect(await sure.of('Artikel\nOak\n')).toMatchObject({ kind: 'titles', remembered: choice.columns });
  });

  it('takes a list of products with addresses for what the screen asks for', async () => {
    const list = 'name,url\nMug,https://shop.example/mug\n';
    expect((await setUp().of(list)).kind).toBe('listings');
    expect(await setUp().of(list, { columnsFor: 'pages' })).toMatchObject({ kind: 'pages', valid: 1, faults: [] });
  });

  it('gives the header with a refusal of its names, for the seller to choose among them', async () => {
    await expect(setUp().of('colour,size\nred,1\n')).rejects.toMatchObject({
      code: 'unknown_columns',
      details: { header: ['colour', 'size'], encodings: [] },
    });
  });

  it('closes the table it checked', async () => {
    const { of, reader } = setUp();
    expect(await of('product_name\nBottle\n')).toMatchObject({ valid: 1 });
    expect(reader.held).toBe(0);
  });

  it('checks a file with more rows than the plan takes, every row', async () => {
    const { of } = setUp();
    const check = await of(`product_name\n${'Bottle\n'.repeat(150)},\n${'Cup\n'.repeat(49)}`);
    expect(check).toMatchObject({ total: 200, valid: 199, maxRows: 100, faults: [{ row: 152 }] });
  });

  it.each([
    ['whose names say too little', 'unknown_columns', 'colour\nred\n', {}],
    ['without a required column', 'unknown_columns', 'product_name\nBottle\n', { required: ['brand'] }],
    ['with too many rows', 'too_many_rows', `product_name\n${'Bottle\n'.repeat(200_000)}`, {}],
  ] as const)('closes a table %s', async (_, code, text, rest) => {
    const { of, reader } = setUp();
    await expect(of(text, rest)).rejects.toMatchObject({ code });
    expect(reader.held).toBe(0);
  });

  it('closes a table where the database fails between its header and its rows', async () => {
    const { of, reader } = setUp(new LostColumns());
    await expect(of('product_name\nBottle\n')).rejects.toMatchObject({ code: 'database_unavailable' });
    expect(reader.held).toBe(0);
  });
});
