import { describe, expect, it } from '@jest/globals';
import { seoResultOf, seoRuleSet, type SeoText } from '@listwright/application/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { answers } from '../../../testing/answers';
import { browserStandIns } from '../../../testing/browserStandIns';
import { FakeServer } from '../../../testing/FakeServer';
import { renderScene } from '../../../testing/renderScene';
import { SeoScene } from './SeoScene';
import { EMPTY_SEO, SAMPLE_SEO, seoInput } from './SeoValues';

browserStandIns();

const TITLE = 'Himal Steel Bottle, FREE SHIPPING';

function analysisOf(text: SeoText) {
  const result = seoResultOf(text, seoRuleSet(text, '2026-11-23'));
  return {
    id: '00000000-0000-4000-8000-000000000301',
    label: text.title,
    verdict: `${result.score} of 100, grade ${result.grade}: 1 error to fix.`,
    score: result.score,
    data_version: 'amazon-2026-07',
    created_at: '2026-11-23T09:00:00.000Z',
    input: text,
    result,
  };
}

function open() {
  const analysis = analysisOf(seoInput({ ...EMPTY_SEO, title: TITLE }));
  const server = new FakeServer()
    .on('GET /api/seo-checks', answers.ok({ analyses: [], total: 0, next_cursor: null }))
    .on('POST /api/services/seo/analyze', answers.ok({ analysis, cached: false, ...analysis.result }));
  const routes = (
    <Routes>
      <Route path="/app/seo-analyzer" element={<SeoScene />} />
    </Routes>
  );
  renderScene(routes, server, { path: '/app/seo-analyzer' });
  return server;
}

const title = () => screen.findByRole('textbox', { name: /^Title/u }) as Promise<HTMLTextAreaElement>;
const type = async (text: string) => fireEvent.change(await title(), { target: { value: text } });
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

describe('SeoScene', () => {
  it('scores a sample until there is a title, and fills the form with it', async () => {
    open();
    const sample = within(await screen.findByRole('region', { name: 'Sample result' }));
    expect(sample.getByRole('img', { name: /Score \d+ of 100/u })).toBeTruthy();
    expect(sample.getByRole('region', { name: 'Keywords' })).toBeTruthy();
    expect(sample.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Try this example']);
    expect(sample.queryByText(/Choose a product/u)).toBeNull();
    fireEvent.click(sample.getByRole('button', { name: 'Try this example' }));
    expect((await title()).value).toBe(SAMPLE_SEO.title);
    expect(await screen.findByRole('region', { name: 'Live score' })).toBeTruthy();
  });

  it('asks for the title before it runs anything', async () => {
    const server = open();
    await press('Analyze');
    expect(await screen.findByText('Please enter a title')).toBeTruthy();
    expect(server.calls).not.toContain('POST /api/services/seo/analyze');
  });

  it('scores while typing without a call, and corrects with one click', async () => {
    const server = open();
    await type(TITLE);
    expect(await screen.findByRole('img', { name: /Score \d+ of 100/u })).toBeTruthy();
    await press('Remove "FREE SHIPPING"');
    await waitFor(async () => expect((await title()).value).not.toContain('FREE SHIPPING'));
    expect(server.calls.some((call) => call.startsWith('POST'))).toBe(false);
  });

  it('shows the stored result after a run, and the live score again once the text changes', async () => {
    open();
    await type(TITLE);
    await press('Analyze');
    const verdict = (): HTMLElement => screen.getByRole('heading', { name: /of 100, grade/u });
    await waitFor(verdict);
    expect(screen.getByText(/SEO analysis completed!/u)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(verdict()));
    await press('Edit inputs');
    await type(`${TITLE} x`);
    expect(await screen.findByRole('heading', { name: 'Live score' })).toBeTruthy();
  });

  it('says that the analysis failed', async () => {
    const server = open();
    server.on('POST /api/services/seo/analyze', answers.problem(500, 'failed', 'Failed to analyze SEO'));
    await type(TITLE);
    await press('Analyze');
    expect(await screen.findByText('Failed to analyze SEO')).toBeTruthy();
  });
});
