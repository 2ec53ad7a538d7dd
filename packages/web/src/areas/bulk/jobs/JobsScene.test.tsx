import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
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
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Uploaded' }));
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Uploaded' })).toBeNull());
    expect(screen.queryByRole('checkbox', { name: 'File' })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: 'Actions' })).toBeNull();
    expect(screen.getByRole('columnheader', { name: 'Actions' })).toBeTruthy();
  });
});
