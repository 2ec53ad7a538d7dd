import { describe, expect, it } from '@jest/globals';
import type { TransactionRecord } from '@listwright/application/admin';
import { transactionFile } from './transactionFile.js';

const entry: TransactionRecord = {
  id: 'a1',
  type: 'refund',
  status: 'completed',
  description: '=SUM(A1) für Köln',
  referenceId: 'ref',
  amountMinor: -164_900,
  currency: 'INR',
  createdAt: new Date('2026-09-15T10:00:00Z'),
  customerId: 'c1',
  customerName: 'Ann',
  customerEmail: 'ann@example.com',
};

async function* entries(count: number) {
  for (let at = 0; at < count; at += 1) yield entry;
}

describe('transactionFile', () => {
  it('is a CSV that Excel reads as UTF-8 and runs no formula of, in pieces of many rows', async () => {
    const file = transactionFile('csv', new Date('2026-11-21T10:00:00Z'), entries(450));
    const pieces = [];
    for await (const piece of file.chunks) pieces.push(piece);
    expect([file.fileName, file.contentType]).toEqual(['transactions_2026-11-21.csv', 'text/csv; charset=utf-8']);
    // The header, two times 200 rows, and the rest.
    expect(pieces).toHaveLength(4);
    const lines = Buffer.concat(pieces as Uint8Array[])
      .toString()
      .split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFFcreated_at,type,status,amount,currency,description/);
    expect(lines[1]).toBe(
      "2026-09-15T10:00:00.000Z,refund,completed,-1649,INR,'=SUM(A1) für Köln,ref,Ann,ann@example.com,c1,a1",
    );
    expect(lines).toHaveLength(452);
  });

  it.each(['description', 'referenceId', 'customerName', 'customerEmail', 'customerId'] as const)(
    'marks a formula in %s as text',
    async (field) => {
      async function* one() {
        yield { ...entry, description: 'Refund', [field]: '=cmd' };
      }
      const pieces = [];
      for await (const piece of transactionFile('csv', new Date(), one()).chunks) pieces.push(piece);
      const text = Buffer.concat(pieces as Uint8Array[]).toString();
      expect(text).toContain(",'=cmd");
      expect(text).not.toMatch(/[,\n]=cmd/);
    },
  );
});
