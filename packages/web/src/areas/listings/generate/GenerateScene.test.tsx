import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aListing } from '../../../testing/aListing';
import { answers } from '../../../testing/answers';
import { browserStandIns } from '../../../testing/browserStandIns';
import { FakeServer } from '../../../testing/FakeServer';
import { renderScene } from '../../../testing/renderScene';
import { usageAnswer } from '../../../testing/usageAnswer';
import { GenerateScene } from './GenerateScene';
import { sampleListing } from './sample/sampleListing';
// Preload its code: the tests are about what it shows, not about how long it loads.
import '../listingEditor/editorStart';

browserStandIns();

const GENERATE = 'POST /api/listings/generate';
const serverWith = (used = 41) => new FakeServer().on('GET /api/usage/', answers.ok(usageAnswer(used)));
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Generate listing' }));

function fill() {
  fireEvent.change(screen.getByRole('textbox', { name: /Product name/ }), { target: { value: ' Himal bottle ' } });
  fireEvent.click(screen.getByRole('radio', { name: 'Amazon' }));
}

describe('GenerateScene', () => {
  it('requires name and marketplace, and focuses the first invalid field', async () => {
    const server = serverWith();
    renderScene(<GenerateScene />, server);
    submit();
    const name = screen.getByRole('textbox', { name: /Product name/ });
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByText('Product name is required').length).toBeGreaterThan(0);
    expect(screen.getByText('Please select a target marketplace')).toBeTruthy();
    expect(document.activeElement).toBe(name);
    expect(server.calls).not.toContain(GENERATE);
  });

  it('shows the listing with status, seconds and score', async () => {
    const server = serverWith().on(GENERATE, answers.ok({ listing: aListing() }));
    renderScene(<GenerateScene />, server);
    fill();
    submit();
    expect(await screen.findByText('Generated Successfully!')).toBeTruthy();
    expect(screen.getByText('2.41 s')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Score 86 of 100, grade A, strong' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Download Amazon template' })).toBeTruthy();
    const sent = server.requests.find(({ url }) => url === '/api/listings/generate');
    expect(JSON.parse(String(sent?.body))).toMatchObject({ product_name: 'Himal bottle', marketplace: 'amazon' });
    expect(sent?.headers['idempotency-key']).toBeTruthy();
  });

  it('folds the form to a line after the run, opens on Edit, and unfolds for other inputs', async () => {
    const server = serverWith().on(GENERATE, answers.ok({ listing: aListing() }));
    renderScene(<GenerateScene />, server);
    fill();
    submit();
    const inputs = within(await screen.findByRole('region', { name: 'Inputs' }));
    expect(inputs.getByText('Himal bottle')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /Product name/ })).toBeNull();
    expect((await screen.findByRole('tab', { name: 'Edit' })).getAttribute('aria-selected')).toBe('true');
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^(?:Ready|Needs work|Has errors)/));
    fireEvent.click(inputs.getByRole('button', { name: 'Edit inputs' }));
    const name = await screen.findByRole('textbox', { name: /Product name/ });
    await waitFor(() => expect(document.activeElement).toBe(name));
    expect(screen.getByRole('button', { name: 'Generate listing' })).toBeTruthy();
  });

  it('says if the text came from the cache', async () => {
    const server = serverWith().on(GENERATE, answers.ok({ listing: aListing({ cached: true }) }));
    renderScene(<GenerateScene />, server);
    fill();
    submit();
    expect((await screen.findAllByText('Listing generated successfully!')).length).toBe(1);
    expect(await screen.findByText('Retrieved from Cache!')).toBeTruthy();
    expect(screen.getByText(/nothing was charged/)).toBeTruthy();
  });

  it('keeps the form after a failure and offers Retry', async () => {
    const server = serverWith().on(GENERATE, answers.problem(503, 'unavailable', 'The writer is off.'));
    renderScene(<GenerateScene />, server);
    fill();
    submit();
    const title = await screen.findByText('Failed to generate listing');
    expect(title.closest('[role="alert"]')?.textContent).toContain('The writer is off.');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Product name/ }).value).toBe(' Himal bottle ');
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(server.calls.filter((call) => call === GENERATE)).toHaveLength(2));
    const keys = server.requests
      .filter(({ url }) => url === '/api/listings/generate')
      .map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toBe(keys[1]);
  });

  it.each([
    ['did not answer in time', 504, 'provider_timeout', { alternative_writer: 'basic' }],
    ['failed', 502, 'provider_failed', {}],
  ])('offers the Basic writer where the AI model %s', async (_, status, code, details) => {
    const server = serverWith().on(GENERATE, answers.problem(status, code, 'The AI model was away.', details));
    renderScene(<GenerateScene />, server);
    fill();
    submit();
    const basic = await screen.findByRole('button', { name: 'Use the Basic writer' });
    server.on(GENERATE, answers.ok({ listing: aListing() }));
    fireEvent.click(basic);
    expect(await screen.findByText('Generated Successfully!')).toBeTruthy();
    const sent = server.requests.filter(({ url }) => url === '/api/listings/generate');
    expect(sent.map(({ body }) => (JSON.parse(String(body)) as { writer?: string }).writer)).toEqual([
      undefined,
      'basic',
    ]);
    expect(sent[0]?.headers['idempotency-key']).not.toBe(sent[1]?.headers['idempotency-key']);
  });

  it('does not offer the Basic writer for other failures', async () => {
    renderScene(<GenerateScene />, serverWith().on(GENERATE, answers.problem(503, 'database_unavailable', 'Away.')));
    fill();
    submit();
    expect(await screen.findByText('Failed to generate listing')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Use the Basic writer' })).toBeNull();
  });

  it('opens the quota modal once, without a toast', async () => {
    const spent = answers.problem(403, 'quota_exceeded', 'Listing quota reached.', {
      quota_exceeded: true,
      current_plan: 'free',
    });
    const { root } = renderScene(<GenerateScene />, serverWith().on(GENERATE, spent));
    fill();
    submit();
    await waitFor(() => expect(root.quota.isOpen).toBe(true));
    expect(await screen.findByText('Failed to generate listing')).toBeTruthy();
    expect(document.querySelectorAll('.mantine-Notification-root')).toHaveLength(0);
  });

  it('opens the quota modal for an error within the stream', async () => {
    const refused = answers.events([
      'error',
      { status: 403, code: 'quota_exceeded', detail: 'Listing quota reached.', quota_exceeded: true },
    ]);
    const { root } = renderScene(<GenerateScene />, serverWith().on(GENERATE, refused));
    fill();
    submit();
    await waitFor(() => expect(root.quota.isOpen).toBe(true));
  });

  it('shows the remaining listings from 90 %', async () => {
    renderScene(<GenerateScene />, serverWith(91));
    expect(await screen.findByText('Uses 1 of your 9 remaining listings this month')).toBeTruthy();
  });

  it('submits by Ctrl+Enter', async () => {
    const server = serverWith().on(GENERATE, answers.ok({ listing: aListing() }));
    renderScene(<GenerateScene />, server);
    fill();
    fireEvent.keyDown(screen.getByRole('textbox', { name: /Product name/ }), { key: 'Enter', ctrlKey: true });
    expect(await screen.findByText('Generated Successfully!')).toBeTruthy();
  });

  it('resets form and result', async () => {
    renderScene(<GenerateScene />, serverWith().on(GENERATE, answers.ok({ listing: aListing() })));
    fill();
    submit();
    fireEvent.click(await screen.findByRole('button', { name: 'Generate New Listing' }));
    expect(await screen.findByText('What you get')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Product name/ }).value).toBe('');
  });

  it('shows the listing of a sample, marked as one, and fills the form with its facts', async () => {
    renderScene(<GenerateScene />, serverWith());
    const sample = within(screen.getByRole('region', { name: 'Sample result' }));
    expect(sample.getByText('Sample')).toBeTruthy();
    expect(await sample.findByText(sampleListing.title)).toBeTruthy();
    expect(sample.getByText(/Example listing, checked by the same rules/u)).toBeTruthy();
    expect(sample.getByText('All 15 statements match the facts of this example')).toBeTruthy();
    expect(sample.getByRole('img', { name: /^Photo of/ }).getAttribute('src')).toMatch(/^data:image\/svg/);
    fireEvent.click(sample.getByRole('button', { name: 'Try this example' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Product name/ }).value).toContain('Himal');
  });

  it('shows fields as they arrive, then the listing', async () => {
    let finish = () => undefined as void;
    const waits = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const stream = answers.events(
      ['field', { field: 'title', text: 'Himal Bottle' }],
      ['field', { field: 'title', text: 'Himal Steel Bottle' }],
      ['listing', aListing()],
    );
    renderScene(<GenerateScene />, serverWith().on(GENERATE, { ...stream, pauseAt: { block: 2, until: waits } }));
    fill();
    submit();
    expect(await screen.findByText('Himal Steel Bottle')).toBeTruthy();
    expect(screen.queryByText('Himal Bottle')).toBeNull();
    finish();
    expect(await screen.findByText('Generated Successfully!')).toBeTruthy();
  });

  it('falls back to the plain call if the stream breaks, with the same key', async () => {
    const broken = answers.events(['field', { field: 'title', text: 'Himal' }]);
    const server = serverWith().on(GENERATE, ({ headers }) =>
      headers.accept === 'text/event-stream' ? broken : answers.ok({ listing: aListing() }),
    );
    renderScene(<GenerateScene />, server);
    fill();
    submit();
    expect(await screen.findByText('Generated Successfully!')).toBeTruthy();
    const asked = server.requests.filter(({ url }) => url === '/api/listings/generate');
    expect(asked.map(({ headers }) => headers.accept)).toEqual(['text/event-stream', 'application/json']);
    expect(asked[0]?.headers['idempotency-key']).toBe(asked[1]?.headers['idempotency-key']);
  });

  it('stops on Cancel, without an error', async () => {
    const server = serverWith().on(GENERATE, () => new Promise(() => undefined));
    renderScene(<GenerateScene />, server);
    fill();
    submit();
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('What you get')).toBeTruthy();
    expect(server.requests.find(({ url }) => url === '/api/listings/generate')?.signal?.aborted).toBe(true);
    expect(screen.queryByText('Failed to generate listing')).toBeNull();
  });
});
