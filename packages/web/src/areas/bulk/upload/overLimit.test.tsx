import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { aUser } from '../../../testing/aUser';
import { browserStandIns } from '../../../testing/browserStandIns';
import { FakeServer } from '../../../testing/FakeServer';
import { renderScene } from '../../../testing/renderScene';
import type { UploadCheck } from './BulkUpload';
import { firstRowsBody, firstRowsOf } from './firstRowsOf';
import { QuotaNote } from './QuotaNote';

browserStandIns();

const of = (total: number, most: number, left: number | null) =>
  ({ kind: 'listings', total, max_rows: most, listings_left: left, uploads_left: 3 }) as UploadCheck;

describe('a file with more rows than the plan takes', () => {
  it.each([
    [of(10, 10, 100), null],
    [of(25, 10, 100), 10],
    [of(25, 10, null), 10],
    [of(25, 10, 4), 4],
    [of(25, 10, 0), 10],
    [of(25, 0, 100), null],
  ])('can be generated in part: %j', (check, first) => {
    expect([firstRowsOf(check), firstRowsBody(check)]).toEqual([first, first === null ? {} : { first_rows: first }]);
  });

  it('says what can be done, and leads to the plans', () => {
    renderScene(<QuotaNote check={of(25, 10, 4)} ready={24} />, new FakeServer(), {
      user: aUser({ subscription_plan: 'free' }),
    });
    expect(screen.getByText(/^This file has 25 rows, and your plan takes 10 per file\. 4 listings left/)).toBeTruthy();
    expect(screen.getByText(/Generate the first 4 now/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe(
      '/app/profile?upgrade=professional',
    );
  });
});
