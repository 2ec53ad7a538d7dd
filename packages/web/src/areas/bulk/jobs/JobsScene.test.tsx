import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { aJob } from '../../../testing/aJob';
import { answers } from '../../../testing/answers';
import { browserStandIns } from '../../../testing/browserStandIns';
import { FakeServer } from '../../../testing/FakeServer';
import { renderScene } from '../../../testing/renderScene';
import { JobsScene } from './JobsScene';

browserStandIns();

describe('the columns of the list of jobs', () => {
  it('are hidden by its menu, except the file and the actions', async () => {
    const server = new FakeServer().on('GET /api/bulk/', ({ url }) => {
      const batches = url.includes('open=true') ? [] : [aJob()];
      return answers.ok({ batches, total: batches.length, next_cursor: null });
    });
    renderScene(<JobsScene />, server, { path: '/app/jobs' });
    expect(await screen.findByRole('columnheader', { name: 'Uploaded' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'View' }));
    const uploaded = await screen.findByRole('checkbox', { name: 'Uploaded' });
    await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
    fireEvent.click(uploaded);
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Uploaded' })).toBeNull());
    expect(screen.queryByRole('checkbox', { name: 'File' })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: 'Actions' })).toBeNull();
    expect(screen.getByRole('columnheader', { name: 'Actions' })).toBeTruthy();
  });
});

describe('jobs', () => {
  const none = () => new FakeServer().on('GET /api/bulk/', answers.ok({ batches: [], total: 0, next_cursor: null }));

  it('show a sample and one way to begin while there is none', async () => {
    renderScene(<JobsScene />, none(), { path: '/app/jobs' });
    const sample = within(await screen.findByRole('region', { name: 'Sample result' }));
    expect(sample.getByText('24 of 25 done · 1 failed')).toBeTruthy();
    const begin = screen.getAllByRole('link', { name: /upload/iu });
    expect(begin.map((link) => link.getAttribute('href'))).toEqual(['/app/bulk-generate']);
  });

  it.each([
    ['its own screen', 200, '/app/keywords'],
    ['the list, where there is no such job', 404, '/app/jobs'],
  ])('open by their id: %s', async (_where, status, path) => {
    const job = aJob({ kind: 'titles', format: 'xlsx' });
    const missing = { status: 404, body: { code: 'job_not_found' } };
    const server = none().on(`GET /api/bulk/check/${job.batch_id}`, status === 200 ? answers.ok(job) : missing);
    const routes = (
      <Routes>
        <Route path="/app/jobs" element={<JobsScene />} />
        <Route path="/app/keywords" element={<Here />} />
      </Routes>
    );
    renderScene(routes, server, { path: `/app/jobs?job=${job.batch_id}` });
    expect(
      await screen.findByText(path === '/app/jobs' ? 'No jobs yet' : `/app/keywords?job=${job.batch_id}`),
    ).toBeTruthy();
  });
});

function Here() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}
