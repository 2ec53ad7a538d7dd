import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { answers } from '../../../testing/answers';
import { aProduct } from '../../../testing/aProduct';
import { browserStandIns } from '../../../testing/browserStandIns';
import { FakeServer } from '../../../testing/FakeServer';
import { renderScene } from '../../../testing/renderScene';
import { sampleCheck } from './sample/sampleTitles';
import { TitlesScene } from './TitlesScene';
import { SAMPLE_TITLE } from './TitleValues';

browserStandIns();

const check = (n: number, title: string) => ({
  id: `00000000-0000-4000-8000-00000000020${n}`,
  label: title,
  verdict: n === 1 ? '1 error to fix.' : 'The title meets the rules.',
  score: null,
  data_version: 'amazon-2026-07',
  created_at: `2026-11-22T09:0${n}:00.000Z`,
  input: { title, marketplace: 'amazon' },
  result: {
    length: title.length,
    limit: 75,
    findings:
      n === 1
        ? [{ rule: 'x', field: 'title', severity: 'error', message: 'The title is too long.', source: 'Amazon' }]
        : [],
    rule_set: { id: 'amazon-2026-07', date: '2026-07-27' },
  },
});
const [first, second] = [check(1, 'A long title'), check(2, 'Oak')];

const bottle = aProduct();

function open(path = '/app/titles') {
  const server = new FakeServer()
    .on('GET /api/title-checks', answers.ok({ analyses: [second, first], total: 2, next_cursor: null }))
    .on('POST /api/title-checks', answers.ok({ analysis: first, cached: false }))
    .on(`GET /api/title-checks/${second.id}`, answers.ok({ analysis: second }))
    .on(`GET /api/products/${bottle.product.id}`, answers.ok(bottle))
    .on(`DELETE /api/title-checks/${second.id}`, answers.ok({}))
    .on(
      'GET /api/title-checks/compare',
      answers.ok({ before: first, after: second, differences: [{ path: 'length', before: 12, after: 3 }] }),
    );
  const routes = (
    <Routes>
      <Route path="/app/titles" element={<TitlesScene />} />
    </Routes>
  );
  renderScene(routes, server, { path });
  return server;
}

const type = async (text: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name: /Title/u }), { target: { value: text } });
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

describe('TitlesScene', () => {
  it('shows what it says of a sample until there is a result, and fills the form with it', async () => {
    open();
    const sample = within(await screen.findByRole('region', { name: 'Sample result' }));
    expect(await sample.findByText(sampleCheck.verdict)).toBeTruthy();
    fireEvent.click(sample.getByRole('button', { name: 'Try this example' }));
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Title/u })).value).toBe(
      SAMPLE_TITLE.title,
    );
    await press('Check title');
    await screen.findByRole('region', { name: 'Result' });
    expect(screen.queryByRole('region', { name: 'Sample result' })).toBeNull();
  });

  it('marks in the title what the rules are about, and shortens it with one press', async () => {
    const fitted = {
      title: 'Long title',
      item_highlights: '',
      search_terms: '',
      moved: [],
      findings: [],
      rule_set: first.result.rule_set,
    };
    const long = { ...first, input: { ...first.input, title: 'Oak '.repeat(25).trim() } };
    const server = open()
      .on(
        'POST /api/title-checks',
        answers.ok({ analysis: { ...long, result: { ...first.result, length: 99 } }, cached: false }),
      )
      .on('GET /api/title-fits', answers.ok({ analyses: [], total: 0, next_cursor: null }))
      .on(
        'POST /api/title-fits',
        answers.ok({ analysis: { ...first, verdict: 'It fits now.', result: fitted }, cached: false }),
      );
    await type(long.input.title);
    await press('Check title');
    expect((await screen.findByTitle('over the limit of 75 characters')).textContent).toContain('Oak');
    fireEvent.click(screen.getByRole('link', { name: 'Shorten to 75' }));
    const verdict = await screen.findByRole('heading', { name: 'It fits now.' });
    await waitFor(() => expect(document.activeElement).toBe(verdict));
    const sent = server.requests.findLast(({ method }) => method === 'POST');
    expect(JSON.parse(String(sent?.body))).toEqual({ title: long.input.title, marketplace: 'amazon' });
  });

  it('asks for the title before it runs anything', async () => {
    const server = open();
    await press('Check title');
    expect(await screen.findByText('Title is required')).toBeTruthy();
    expect(server.calls).not.toContain('POST /api/title-checks');
  });

  it('shows the verdict, the findings and the rules of a run, and takes the focus there', async () => {
    const server = open();
    await type('A long title');
    await press('Check title');
    const verdict = await screen.findByRole('heading', { name: '1 error to fix.' });
    expect(await screen.findByText('The title is too long.')).toBeTruthy();
    expect(screen.getByText(/rules amazon-2026-07/u)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(verdict));
    const sent = server.requests.find(({ method }) => method === 'POST');
    expect(JSON.parse(String(sent?.body))).toEqual({ title: 'A long title', marketplace: 'amazon' });
  });

  it('opens a past run with its input, and compares it with the result on show', async () => {
    open();
    await type('A long title');
    await press('Check title');
    await screen.findByRole('heading', { name: '1 error to fix.' });
    await press('History (2)');
    const [compare] = await screen.findAllByRole('button', { name: 'Compare' });
    fireEvent.click(compare as HTMLElement);
    expect(await screen.findByText('What differs between the two runs')).toBeTruthy();
    expect(screen.getByText('length')).toBeTruthy();

    await press('History (2)');
    const [newest] = await screen.findAllByRole('button', { name: 'Open' });
    fireEvent.click(newest as HTMLElement);
    expect(await screen.findByRole('heading', { name: 'The title meets the rules.' })).toBeTruthy();
    await press('Edit inputs');
    expect((screen.getByRole('textbox', { name: /Title/u }) as HTMLTextAreaElement).value).toBe('Oak');
  });

  it('folds the form to one line above a result, and opens it again', async () => {
    open();
    await type('A long title');
    await press('Check title');
    const line = await screen.findByRole('region', { name: 'Inputs' });
    expect(line.textContent).toContain('A long title · Amazon');
    expect(screen.queryByRole('textbox', { name: /Title/u })).toBeNull();
    await press('Edit inputs');
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Title/u })).value).toBe('A long title');
    expect(screen.getByRole('heading', { name: '1 error to fix.' })).toBeTruthy();
  });

  it('runs the input of a past run again', async () => {
    const server = open();
    await press('History (2)');
    const [again] = await screen.findAllByRole('button', { name: 'Run again' });
    fireEvent.click(again as HTMLElement);
    await waitFor(() => expect(server.calls).toContain('POST /api/title-checks'));
    const sent = server.requests.find(({ method }) => method === 'POST');
    expect(JSON.parse(String(sent?.body))).toEqual({ title: 'Oak', marketplace: 'amazon' });
  });

  it('starts with the product that the address names', async () => {
    open(`/app/titles?product=${bottle.product.id}`);
    expect(await screen.findByText('Choose another')).toBeTruthy();
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Title/u })).value).toBe(
      'Himal Steel Bottle',
    );
  });

  it('deletes a past run', async () => {
    const server = open();
    await press('History (2)');
    const [remove] = await screen.findAllByRole('button', { name: 'Delete' });
    fireEvent.click(remove as HTMLElement);
    await waitFor(() => expect(server.calls).toContain(`DELETE /api/title-checks/${second.id}`));
  });
});
