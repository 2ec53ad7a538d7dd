import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { answers } from '../../../testing/answers';
import { browserStandIns } from '../../../testing/browserStandIns';
import { FakeServer } from '../../../testing/FakeServer';
import { renderScene } from '../../../testing/renderScene';
import { ServerScene } from './ServerScene';

browserStandIns();

describe('System', () => {
  const shown = async (workers: number, queue: { jobs: number; rows: number }) => {
    const checks = [
      {
        check: 'workers',
        ok: workers > 0,
        detail: `${workers} seen within a minute, ${queue.rows} rows of ${queue.jobs} job wait`,
        advice: workers > 0 ? null : 'Start one: listwright worker',
      },
    ];
    const server = new FakeServer()
      .on(
        'GET /api/admin/system',
        answers.ok({
          ...{ version: '0.1.0', node: 'v24.0.0', workers, queue, checks, migrations: [], rule_sets: [] },
          ...{ actions: [], outbox: { waiting: 0, failed: 0 } },
        }),
      )
      .on('GET /api/admin/outbox', answers.ok({ mails: [], total: 0, next_cursor: null }));
    renderScene(<ServerScene />, server);
    return within(await screen.findByRole('region', { name: 'Server' }));
  };

  it('shows the workers, the queue and that a worker is missing', async () => {
    const facts = await shown(0, { jobs: 1, rows: 40 });
    expect(facts.getByText('Workers').nextElementSibling?.textContent).toBe('0');
    expect(facts.getByText('Queue').nextElementSibling?.textContent).toBe('1 bulk job, 40 rows queued');
    const checks = within(screen.getByRole('region', { name: 'Health checks' }));
    expect(checks.getByText('Problem')).toBeTruthy();
    expect(checks.getByText(/40 rows of 1 job wait Start one: listwright worker/)).toBeTruthy();
  });

  it('shows an empty queue as empty', async () => {
    const facts = await shown(2, { jobs: 0, rows: 0 });
    expect(facts.getByText('Workers').nextElementSibling?.textContent).toBe('2');
    expect(facts.getByText('Queue').nextElementSibling?.textContent).toBe('Empty');
  });
});
