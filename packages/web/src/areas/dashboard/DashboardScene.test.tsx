import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { answers } from '../../testing/answers';
import { aListingRow } from '../../testing/aListingRow';
import { aProductRow } from '../../testing/aProduct';
import { browserStandIns } from '../../testing/browserStandIns';
import { FakeServer } from '../../testing/FakeServer';
import { renderScene } from '../../testing/renderScene';
import { usageAnswer } from '../../testing/usageAnswer';
import { DashboardScene } from './DashboardScene';

browserStandIns();

const now = new Date().toISOString();
const row = (n: number, changes: Parameters<typeof aListingRow>[1] = {}) =>
  aListingRow(n, { created_at: now, updated_at: now, ...changes });

const today = now.slice(0, 10);
const units = { listings_generated: 4, images_processed: 0, api_calls: 0, bulk_operations: 0 };

function aServer() {
  return new FakeServer()
    .on('GET /api/usage/', answers.ok(usageAnswer(93)))
    .on('GET /api/usage/history', answers.ok({ history: [{ date: today, ...units }] }))
    .on('GET /api/analytics/next-actions', answers.ok({ actions: [], considered: 0 }))
    .on(
      'GET /api/listings/',
      answers.ok({
        listings: [
          row(1, { quality: 'needs_work', thumbnail: 'data:image/webp;base64,AA==' }),
          row(2, { status: 'failed' }),
        ],
        total: 2,
        next_cursor: null,
      }),
    );
}
const failed = { status: 500, body: {} };

describe('DashboardScene', () => {
  it('shows usage with its band, four totals with their month, and recent listings by status', async () => {
    renderScene(<DashboardScene />, aServer());
    expect(await screen.findByText('Almost used')).toBeTruthy();
    for (const total of ['Total Listings', 'Images Processed', 'Competitor Analyses', 'Monthly Usage'])
      expect(screen.getByText(total)).toBeTruthy();
    expect(await screen.findAllByLabelText('Last 30 days: 4 listings, up to 4 per day')).toHaveLength(2);
    expect(await screen.findByText(/^Completed .* · Amazon/)).toBeTruthy();
    expect(screen.getByText('Needs work')).toBeTruthy();
    const photos = document.querySelectorAll('[aria-label="Recent activity"] img');
    expect([...photos].map((one) => one.getAttribute('src'))).toEqual(['data:image/webp;base64,AA==']);
    expect(screen.getByText('Failed')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View all activities' }).getAttribute('href')).toBe('/app/bulk');
  });

  it('has a tile for each tool of this version, and no dead one', async () => {
    renderScene(<DashboardScene />, aServer());
    const tiles = within(await screen.findByRole('region', { name: 'Quick actions' }));
    expect(tiles.getByRole('link', { name: /^Generate Listing/ }).getAttribute('href')).toBe('/app/generate');
    expect(tiles.getByRole('link', { name: /^Keyword Research/ }).getAttribute('href')).toBe('/app/keywords');
    expect(tiles.getByRole('link', { name: /^SEO Analyzer/ }).getAttribute('href')).toBe('/app/seo-analyzer');
    expect(tiles.getAllByRole('listitem')).toHaveLength(3);
    expect(tiles.queryByText('Coming')).toBeNull();
  });

  it('lists what to do next, each with a link', async () => {
    const action = {
      kind: 'fix_errors',
      title: 'Fix 2 errors',
      detail: 'Bottle 1',
      listing_id: row(1).id,
      severity: 'error',
    };
    const first = { kind: 'first_listing', title: 'Write one', detail: 'Start', severity: 'info' };
    const job = { kind: 'stale_job', title: 'Correct 1 row', detail: 'Now', job_id: row(2).id, severity: 'info' };
    const server = aServer().on(
      'GET /api/analytics/next-actions',
      answers.ok({ actions: [action, job, first], considered: 1 }),
    );
    renderScene(<DashboardScene />, server);
    const link = await screen.findByRole('link', { name: /Fix 2 errors/ });
    expect(link.getAttribute('href')).toBe(`/app/listings/${row(1).id}?tab=checks`);
    expect(screen.getByRole('link', { name: /Correct 1 row/ }).getAttribute('href')).toBe(`/app/jobs?job=${row(2).id}`);
    expect(screen.getByRole('link', { name: /Write one/ }).getAttribute('href')).toBe('/app/generate');
  });

  it('starts a new account with its sample product, and draws no line where nothing was used', async () => {
    const sample = aProductRow({ is_sample: true, product_name: 'Sample bottle' });
    const first = { kind: 'first_listing', title: 'Write one', detail: 'Start', severity: 'info' };
    const server = aServer()
      .on('GET /api/usage/history', answers.ok({ history: [] }))
      .on('GET /api/analytics/next-actions', answers.ok({ actions: [first], considered: 0 }))
      .on('GET /api/products', answers.ok({ products: [sample], total: 1, next_cursor: null }));
    renderScene(<DashboardScene />, server);
    const start = within(await screen.findByRole('region', { name: 'Try it on a sample' }));
    expect(start.getByText('Sample')).toBeTruthy();
    expect(start.getByRole('link', { name: 'Write its listing' }).getAttribute('href')).toBe(
      `/app/generate?product=${sample.id}`,
    );
    expect(screen.queryByText('Write one')).toBeNull();
    expect(screen.getAllByText('none in 30 days').length).toBeGreaterThan(0);
    expect(screen.queryByLabelText(/^Last 30 days/u)).toBeNull();
  });

  it('shows the empty states of the specification', async () => {
    const server = aServer().on('GET /api/listings/', answers.ok({ listings: [], total: 0, next_cursor: null }));
    renderScene(<DashboardScene />, server);
    expect(await screen.findByText('No recent activity to show')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Generate Listing' })).toBeTruthy();
  });

  it('lets one part fail alone: totals show 0 and a note', async () => {
    renderScene(<DashboardScene />, aServer().on('GET /api/usage/', failed));
    const totals = within(await screen.findByRole('region', { name: 'Totals' }));
    expect(await totals.findAllByText(/Couldn't refresh/)).toHaveLength(4);
    expect(totals.getAllByText('0')).toHaveLength(4);
    expect(await screen.findByText('Bottle 1')).toBeTruthy();
  });

  it('says if nothing could be loaded, and does not log in', async () => {
    const server = aServer().on('GET /api/usage/', failed).on('GET /api/listings/', failed);
    renderScene(<DashboardScene />, server.on('GET /api/analytics/next-actions', failed));
    expect(await screen.findByText('Unable to load dashboard data')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
    renderScene(<DashboardScene />, server, { isSignedIn: false });
    expect(screen.getByText('Please log in to view your dashboard')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to Login' })).toBeTruthy();
  });
});
