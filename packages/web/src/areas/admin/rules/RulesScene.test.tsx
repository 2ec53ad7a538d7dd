import { afterEach, describe, expect, it } from '@jest/globals';
import { currentRules, ruleSetFor } from '@listwright/domain/marketplaces';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answers } from '../../../testing/answers';
import { browserStandIns } from '../../../testing/browserStandIns';
import { FakeServer } from '../../../testing/FakeServer';
import { renderScene } from '../../../testing/renderScene';
import { RulesScene } from './RulesScene';

browserStandIns();

const rulesOf = (dated: string, titleMax: number) => ({
  dated,
  changes: [
    {
      marketplace: 'amazon',
      from: '2099-03-01',
      limits: { title_max: titleMax },
      ended_rules: [],
      source: { name: 'Seller Forums', reference: 'sellercentral.amazon.com/forums/1', read: '2099-01' },
    },
  ],
});
const event = {
  id: '00000000-0000-7000-8000-000000000901',
  at: '2026-11-20T10:00:00.000Z',
  actor_id: null,
  actor_email: 'ann@example.com',
  action: 'rules.imported',
  subject_id: null,
  subject_label: '',
  detail: { before: null, after: '2026-11-19', changes: 1 },
  address: '',
  request_id: null,
};

describe('Marketplace rules', () => {
  afterEach(() => currentRules.use(undefined));

  const serverWith = (rules: object | null, events: readonly object[] = []) =>
    new FakeServer()
      .on('GET /api/rules', answers.ok({ rules }))
      .on('GET /api/admin/audit', answers.ok({ events, total: events.length, total_capped: false, next_cursor: null }));

  const choose = (content: string) => {
    const file = new File([content], 'rules.json', { type: 'application/json' });
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (input === null) throw new Error('no file field');
    fireEvent.change(input, { target: { files: [file] } });
  };

  it('shows the rules of a store in force, with their dates and sources', async () => {
    renderScene(<RulesScene />, serverWith(null));
    expect(await screen.findByText('No file is imported. The rules of this version apply.')).toBeTruthy();
    const today = new Date().toISOString().slice(0, 10);
    const { id, source } = ruleSetFor({ marketplace: 'amazon', on: today });
    const section = screen.getByRole('region', { name: id });
    expect(within(section).getByText(source.reference)).toBeTruthy();
    expect(within(section).getByRole('row', { name: /^Title, at most/ }).textContent).toContain('75 characters');
    fireEvent.change(screen.getByLabelText('Products'), { target: { value: 'media' } });
    expect(screen.getByRole('region', { name: /^amazon-us-media-/ })).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Store'), { target: { value: 'shopify' } });
    expect(screen.getByRole('region', { name: /^shopify-/ })).toBeTruthy();
    expect(screen.queryByLabelText('Products')).toBeNull();
  });

  it('shows the imported file, what follows from it, and who imported it', async () => {
    renderScene(<RulesScene />, serverWith(rulesOf('2026-11-19', 60), [event]));
    const upcoming = await screen.findByRole('region', { name: 'amazon-us-general-2099-03-01-r2026-11-19' });
    expect(within(upcoming).getByText('Upcoming')).toBeTruthy();
    expect(within(upcoming).getByRole('row', { name: /^Title, at most 60 characters/ }).textContent).toContain(
      '60 characters',
    );
    const imports = screen.getByRole('table', { name: 'Imports' });
    expect(within(imports).getByText('ann@example.com')).toBeTruthy();
    expect(within(imports).getByText('— → 2026-11-19 · changes: 1')).toBeTruthy();
  });

  it('imports a chosen file, and this page checks by it at once', async () => {
    const content = rulesOf('2026-11-24', 55);
    const server = serverWith(null).on('PUT /api/admin/rules', answers.ok({ rules: content, is_new: true }));
    renderScene(<RulesScene />, server);
    await screen.findByText('No file is imported. The rules of this version apply.');
    choose(JSON.stringify(content));
    expect(await screen.findByText('Rules of 2026-11-24: 1 change.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Import rules' }));
    expect(await screen.findByText('Rules imported')).toBeTruthy();
    const sent = server.requests.find(({ method }) => method === 'PUT');
    expect(JSON.parse(String(sent?.body))).toEqual(content);
    expect(ruleSetFor({ marketplace: 'amazon', on: '2099-03-01' }).limits.titleMax).toBe(55);
    await waitFor(() => expect(server.calls.filter((call) => call === 'GET /api/admin/audit')).toHaveLength(2));
  });

  it('names every mistake of a file, and sends nothing that is no rules file', async () => {
    const refused = answers.problem(422, 'rules_file_invalid', 'The file of rules has mistakes.', {
      errors: [{ path: 'changes.0.from', message: 'must be after 2026-07-27' }],
    });
    const server = serverWith(null).on('PUT /api/admin/rules', refused);
    renderScene(<RulesScene />, server);
    await screen.findByText('No file is imported. The rules of this version apply.');
    choose('not json');
    expect(await screen.findByText(/This file is not JSON/)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Import rules' }).disabled).toBe(true);
    choose(JSON.stringify(rulesOf('2026-11-24', 55)));
    await screen.findByText('Rules of 2026-11-24: 1 change.');
    fireEvent.click(screen.getByRole('button', { name: 'Import rules' }));
    expect(await screen.findByText('must be after 2026-07-27')).toBeTruthy();
    expect(screen.getByText('The file of rules has mistakes.')).toBeTruthy();
  });
});
