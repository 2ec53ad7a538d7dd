import { describe, expect, it } from '@jest/globals';
import { bulkContract } from './bulkContract.js';

const messagesOf = (result: { readonly error?: { readonly issues: readonly { readonly message: string }[] } }) =>
  result.error?.issues.map(({ message }) => message);

describe('the calls of bulk jobs', () => {
  it.each([
    ['true', true],
    ['false', false],
    [undefined, undefined],
  ])('filter by a truth value: %s', (text, value) => {
    expect(bulkContract.list.query.parse({ open: text })).toMatchObject({ open: value });
    expect(bulkContract.rows.query.parse({ accepted: text })).toMatchObject({ accepted: value });
  });

  it('refuse another word for it', () => {
    expect(bulkContract.list.query.safeParse({ open: 'yes' }).success).toBe(false);
    expect(bulkContract.rows.query.safeParse({ accepted: '' }).success).toBe(false);
  });

  it('filter rows by scores from 0 to 100', () => {
    expect(bulkContract.rows.query.parse({ score_from: '0', score_below: '100' })).toMatchObject({
      score_from: 0,
      score_below: 100,
    });
    for (const wrong of ['-1', '101', '1.5', 'x'])
      expect(bulkContract.rows.query.safeParse({ score_from: wrong }).success).toBe(false);
    expect(messagesOf(bulkContract.rows.query.safeParse({ score_below: 'x' }))).toEqual([
      'A score is a number from 0 to 100',
    ]);
  });

  it('keep corrections as they were sent, at most a thousand, of rows behind the header', () => {
    const fix = { row: 2, column: 'Item', value: 'Steel cup' };
    for (const { body } of [bulkContract.preflight, bulkContract.upload, bulkContract.retryFailed]) {
      expect(body.parse({ fixes: [fix] })).toMatchObject({ fixes: [fix] });
      expect(body.safeParse({ fixes: [{ ...fix, row: 1 }] }).success).toBe(false);
      expect(messagesOf(body.safeParse({ fixes: Array.from({ length: 1001 }, () => fix) }))).toEqual([
        'At most 1,000 corrections; correct the file instead',
      ]);
    }
  });

  it('take one row or more from the top, as a number or as the text of a form', () => {
    const { body } = bulkContract.upload;
    expect(body.parse({ first_rows: '5' })).toMatchObject({ first_rows: 5, marketplace: 'amazon' });
    expect(messagesOf(body.safeParse({ first_rows: '0' }))).toEqual(['Rows must be at least 1']);
    expect(messagesOf(body.safeParse({ first_rows: '1.5' }))).toEqual(['Rows must be a whole number']);
    expect(messagesOf(body.safeParse({ first_rows: 'x' }))).toEqual(['Rows must be a number']);
    expect(messagesOf(body.safeParse({ marketplace: 'etsy' }))).toEqual(['Please select a target marketplace']);
  });

  it('name a job by its id, and say that there is none by another text', () => {
    for (const { params } of [bulkContract.check, bulkContract.cancel, bulkContract.results])
      expect(messagesOf(params.safeParse({ id: 'x' }))).toEqual(['There is no such bulk job']);
    expect(messagesOf(bulkContract.resultsXlsx.params.safeParse({ batch_id: 'x' }))).toEqual([
      'There is no such bulk job',
    ]);
  });

  it('take workbooks and CSV files of 20 MB at most', () => {
    for (const { file } of [bulkContract.preflight.files, bulkContract.upload.files])
      expect(file).toMatchObject({ required: true, maxBytes: 20 * 1024 * 1024 });
    expect(bulkContract.generate.files.csv.accept).toEqual([
      'text/csv',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ]);
  });

  it.each(['upload', 'generate'] as const)('that start a job outlive their client and are made once: %s', (name) => {
    expect(bulkContract[name]).toMatchObject({ idempotent: true, outlives: true, access: 'user' });
  });
});
