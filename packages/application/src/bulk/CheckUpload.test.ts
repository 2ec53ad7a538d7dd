import { describe, expect, it } from '@jest/globals';
import {
  anActor,
  FixedClock,
  InMemoryColumnMappings,
  InMemoryUsageLedger,
  PlainTables,
} from '@listwright/application/testing';
import { DomainError } from '@listwright/domain/shared';
import { CheckUpload, ColumnMappings, type JobUpload } from './index.js';

class LostColumns extends InMemoryColumnMappings {
  override find(): Promise<never> {
    return Promise.reject(new DomainError('unavailable', 'database_unavailable', 'The database does not answer.'));
  }
}

function setUp(memory = new InMemoryColumnMappings()) {
  const [clock, reader] = [new FixedClock(), new PlainTables()];
  const check = new CheckUpload(reader, new ColumnMappings(memory, clock), new InMemoryUsageLedger(clock), clock);
  const of = (text: string, rest: Partial<JobUpload> = {}) =>
    check.execute(anActor({ plan: 'pro' }), {
      file: { name: 'products.csv', bytes: new TextEncoder().encode(text) },
      marketplace: 'amazon',
      ...rest,
    });
  return { of, reader };
}

describe('CheckUpload', () => {
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
