import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { answers } from '../../../testing/answers';
import { browserStandIns } from '../../../testing/browserStandIns';
import { FakeServer } from '../../../testing/FakeServer';
import { renderScene } from '../../../testing/renderScene';
import { ServerScene } from './ServerScene';

browserStandIns();

describe('System', () => {
  const shown = async (workers: number, queue: { jobs: number; rows: number }, mails: readonly object[] = []) => {
    const checks = [
      {
        check: 'workers',
        ok: workers > 0,
        detail: `${workers} seen within a minute, ${queue.rows} rows of ${queue.jobs} job wait`,
        advice: workers > 0 ? null : 'Start one: listwright worker',
      },
      { check: 'database', ok: true, detail: 'reachable', advice: null },
    ];
    const server = new FakeServer()
      .on(
        'GET /api/admin/system',
        answers.ok({
          ...{ version: '0.1.0', node: 'v24.0.0', workers, queue, checks, migrations: [], rule_sets: [] },
          ...{ actions: [], outbox: { waiting: 0, failed: 0 } },
        }),
      )
      .on('GET /api/admin/outbox', answers.ok({ mails, total: mails.length, next_cursor: null }));
    renderScene(<ServerScene />, server);
    return within(await screen.findByRole('region', { name: 'Server' }));
  };

  it('shows the workers, the queue and that a worker is missing', async () => {
    const facts = await shown(0, { jobs: 1, rows: 40 });
    expect(facts.getByText('Workers').nextElementSibling?.textContent).toBe('0');
    expect(facts.getByText('Queue').nextElementSibling?.textContent).toBe('1 bulk job, 40 rows queued');
    const checks = within(screen.getByRole('region', { name: 'Health checks' }));
    const problem = checks.getByText('Problem');
    expect(problem.closest('details')).toBeNull();
    expect(checks.getByText('database').closest('details')?.querySelector('summary')?.textContent).toContain(
      '1 check passes',
    );
    expect(checks.getByText(/40 rows of 1 job wait Start one: listwright worker/)).toBeTruthy();
  });

  it('folds what is well, and shows the newest emails first', async () => {
    const mail = {
      to: 'ann@example.com',
      sent_at: null,
      failure: null,
      text: '',
      created_at: '2026-11-28T08:00:00.000Z',
    };
    const id = (at: number) => `00000000-0000-4000-8000-00000000000${at}`;
    const mails = Array.from({ length: 7 }, (_, at) => ({ ...mail, id: id(at), subject: `Email ${at}` }));
    await shown(1, { jobs: 0, rows: 0 }, mails);
    const checks = within(screen.getByRole('region', { name: 'Health checks' }));
    expect(checks.getByText(/^All 2 checks pass$/u)).toBeTruthy();
    expect(await screen.findByText('Email 4')).toBeTruthy();
    expect(screen.queryByText('Email 5')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show all 7' }));
    expect(screen.getByText('Email 6')).toBeTruthy();
  });

  it('shows an empty queue as empty', async () => {
    const facts = await shown(2, { jobs: 0, rows: 0 });
    expect(facts.getByText('Workers').nextElementSibling?.textContent).toBe('2');
    expect(facts.getByText('Queue').nextElementSibling?.textContent).toBe('Empty');
  });
});
