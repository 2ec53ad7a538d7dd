import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aJob } from '../../../testing/aJob';
import { answers } from '../../../testing/answers';
import { browserStandIns } from '../../../testing/browserStandIns';
import { FakeServer } from '../../../testing/FakeServer';
import { renderScene } from '../../../testing/renderScene';
import { usageAnswer } from '../../../testing/usageAnswer';
import { BulkScene } from '../BulkScene';
import type { Job } from './JobsStore';
import { JobsScene } from './JobsScene';

browserStandIns();

const JOB = aJob().batch_id;
const openJob = (changes: Partial<Job>, number = 0): Job => ({
  ...aJob({ status: 'running', summary: { total: 50, processed: 10, successful: 10, failed: 0 }, finished_at: null }),
  batch_id: JOB.replace(/.$/, String(number)),
  file_name: `file ${number}.csv`,
  ...changes,
});

function serverWith(open: readonly Job[]): FakeServer {
  return new FakeServer()
    .on('GET /api/bulk/', ({ url }) =>
      url.includes('open=true')
        ? answers.ok({ batches: open, total: open.length, next_cursor: null })
        : answers.ok({ batches: [], total: 0, next_cursor: null }),
    )
    .on(`GET /api/bulk/check/${JOB}`, answers.ok({ ...open[0], errors: [] }))
    .on('GET /api/usage/', answers.ok(usageAnswer()));
}

const quota = { status: 'paused', waits_for: 'quota' } as const;
const provider = { waits_for: 'provider' } as const;
const places = [
  ['the page of jobs', '/app/jobs', <JobsScene key="jobs" />],
  ['the screen of uploads', '/app/bulk-generate', <BulkScene key="generate" />],
] as const;

describe.each(places)('%s', (_name, path, scene) => {
  it('says that jobs wait for quota, until when, and offers the next plan', async () => {
    const plan = { user: { subscription_plan: 'pro' } } as const;
    renderScene(scene, serverWith([openJob(quota, 0), openJob(quota, 1)]), { path, ...plan });
    expect(await screen.findByText(/You’ve used all listings for this period: 80 rows of 2 jobs wait\./)).toBeDefined();
    const link = screen.getByRole('link', { name: 'an upgrade' });
    expect(link.getAttribute('href')).toBe('/app/profile?upgrade=enterprise');
    await waitFor(() => expect(screen.getByText(/in the next period on .*\d{4}/)).toBeDefined());
    expect(screen.queryByText(/The AI server isn’t responding/)).toBeNull();
  });

  it('says that a job waits for the AI server, and offers no plan for that', async () => {
    renderScene(scene, serverWith([openJob(provider)]), { path });
    expect(
      await screen.findByText(/The AI server isn’t responding or isn’t set up correctly: 40 rows wait for it\./),
    ).toBeDefined();
    expect(screen.queryByRole('link', { name: 'an upgrade' })).toBeNull();
  });

  it('says that a job waits for a worker', async () => {
    renderScene(scene, serverWith([openJob({ status: 'queued', waits_for: 'worker' })]), { path });
    expect(await screen.findByText(/40 rows wait for a worker: none has been seen for 3 minutes\./)).toBeDefined();
    expect(screen.queryByText(/used all listings|isn’t responding/)).toBeNull();
  });

  it('shows no notice while jobs run, and no upgrade for the largest plan', async () => {
    const server = serverWith([openJob({})]);
    renderScene(scene, server, { path });
    await waitFor(() => expect(server.calls).toContain('GET /api/bulk/'));
    await screen.findAllByText(path === '/app/jobs' ? 'file 0.csv' : 'What the file needs');
    expect(screen.queryByText(/used all listings|isn’t responding/)).toBeNull();
    renderScene(scene, serverWith([openJob(quota)]), { path, user: { subscription_plan: 'unlimited' } });
    expect(await screen.findByText(/40 rows wait\. The job continues automatically/)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'an upgrade' })).toBeNull();
  });
});

describe('jobs that wait for several quotas', () => {
  it('name each of them once', async () => {
    const open = [
      openJob(quota, 0),
      openJob({ ...quota, kind: 'titles' }, 1),
      openJob({ ...quota, kind: 'pages' }, 2),
      openJob({ ...quota, kind: 'pages' }, 3),
    ];
    renderScene(<JobsScene />, serverWith(open), { path: '/app/jobs' });
    const notice = /You’ve used all listings and API calls for this period: 160 rows of 4 jobs wait\./;
    expect(await screen.findByText(notice)).toBeDefined();
  });
});

describe('one job', () => {
  it('shows what it waits for', async () => {
    renderScene(<BulkScene />, serverWith([openJob(quota)]), { path: `/app/bulk-generate?job=${JOB}` });
    expect(await screen.findByText(/You’ve used all listings for this period: 40 rows wait\./)).toBeDefined();
    expect(screen.getByText('Waiting for quota')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Resume' })).toBeDefined();
  });
});
