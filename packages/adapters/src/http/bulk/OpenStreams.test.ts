import { describe, expect, it } from '@jest/globals';
import { DomainError } from '@listwright/domain/shared';
import { OpenStreams } from './OpenStreams.js';

describe('OpenStreams', () => {
  it('lets an account have ten at once, and another when one is over', () => {
    const streams = new OpenStreams();
    const open = Array.from({ length: 10 }, () => new AbortController());
    for (const { signal } of open) streams.enter('ann', signal);
    const more = () => streams.enter('ann', new AbortController().signal);
    expect(more).toThrow(DomainError);
    expect(more).toThrow(/10 bulk jobs/);
    streams.enter('bob', new AbortController().signal);
    open[3]?.abort();
    more();
    expect(more).toThrow(DomainError);
  });
});
