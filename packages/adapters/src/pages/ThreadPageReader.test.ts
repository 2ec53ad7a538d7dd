import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { productPageReaderContract } from '@listwright/application/testing';
import { threadBody } from '../../testing/isolation/threadBody.js';
import { threadFromSource } from '../../testing/isolation/threadFromSource.js';
import type { ThreadLimits } from '../isolation/BoundedThread.js';
import { ThreadPageReader } from './ThreadPageReader.js';

describe('ThreadPageReader', () => {
  let body: URL;
  let opened: ThreadPageReader[] = [];
  beforeAll(async () => {
    body = await threadFromSource('pages/readingThread');
  });
  afterEach(() => {
    for (const one of opened.splice(0)) one.close();
  });
  const open = (program = body, limits?: ThreadLimits): ThreadPageReader => {
    const reader = limits === undefined ? new ThreadPageReader(program) : new ThreadPageReader(program, limits);
    opened = [...opened, reader];
    return reader;
  };

  productPageReaderContract('ThreadPageReader', open);

  const HANGS = threadBody('');
  const ENDS = threadBody('process.exit(1);');
  const limits = { workMs: 50, replyMs: 20_000, idleMs: 10, heapMb: 64, mostOpen: 2, mostOfCaller: 2 };

  it.each([
    ['hangs', HANGS, 50],
    ['ends', ENDS, 60_000],
  ])('refuses a page on which its thread %s, and reads the next in a new one', async (_, program, workMs) => {
    const reader = open(program, { ...limits, workMs });
    for (const page of ['<p>1', '<p>2'])
      await expect(reader.read(page, undefined)).rejects.toMatchObject({ code: 'page_unreadable' });
  });

  it('refuses pages when too many wait', async () => {
    const reader = open(HANGS, limits);
    const asked = [1, 2, 3].map(() =>
      reader.read('<p>', undefined).catch((error: unknown) => (error as { code: string }).code),
    );
    expect(await Promise.all(asked)).toEqual(['page_unreadable', 'page_unreadable', 'page_busy']);
  });
});
