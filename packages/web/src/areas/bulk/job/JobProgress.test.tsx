import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { aJob } from '../../../testing/aJob';
import { browserStandIns } from '../../../testing/browserStandIns';
import { FakeServer } from '../../../testing/FakeServer';
import { renderScene } from '../../../testing/renderScene';
import { JobProgress } from './JobProgress';

browserStandIns();

const summary = { total: 10, processed: 4, successful: 3, failed: 1 };
const segments = () => screen.getByRole('progressbar').children.length;

describe('JobProgress', () => {
  it('shows failed rows as a part of the bar, but not while the job waits for its turn', () => {
    renderScene(<JobProgress job={aJob({ status: 'running', summary })} />, new FakeServer());
    expect(segments()).toBe(2);
    renderScene(<JobProgress job={aJob({ status: 'queued', summary })} />, new FakeServer());
    expect(segments()).toBe(1);
  });
});
