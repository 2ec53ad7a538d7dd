import { describe, expect, it } from '@jest/globals';
import { EMPTY_COPY, type ListingCopy } from '@listwright/domain/listings';
import { DomainError } from '@listwright/domain/shared';
import { aBrief, CannedJudge, CannedWriter, FixedClock } from '../../testing/index.js';
import type { WrittenField } from './ports/CopyWriter.js';
import { CHECKED_BY_MODEL, reviewListing } from './reviewListing.js';
import { ListingWriter } from './ListingWriter.js';

const good: ListingCopy = {
  ...EMPTY_COPY,
  title: 'Himal Steel Water Bottle, 750 ml',
  bulletPoints: ['Capacity: holds 750 ml', 'Material: made of steel', 'Brand: made by Himal'],
  description: 'A steel water bottle by Himal that holds 750 ml.',
};
const withBullet = (bullet: string): ListingCopy => ({ ...good, bulletPoints: [...good.bulletPoints, bullet] });
const brief = aBrief();
const clock = new FixedClock();
const down = new DomainError('unavailable', 'provider_failed', 'The AI server failed.');

describe('ListingWriter', () => {
  it('asks once more with the statements that the facts do not support, and why', async () => {
    const writer = new CannedWriter([withBullet('Insulation: keeps drinks cold for 24 hours'), good], true);
    const { finished } = await new ListingWriter(writer, clock).write(brief);
    expect(writer.orders[0]?.rejected).toBeUndefined();
    expect(writer.orders[1]?.rejected).toContainEqual({
      field: 'bullet_points',
      text: expect.stringContaining('24 hours'),
      reason: expect.stringContaining('24'),
    });
    expect([finished.copy.bulletPoints, finished.removedClaims]).toEqual([good.bulletPoints, []]);
  });

  it('removes what remains after that, and keeps the first answer where the second fails', async () => {
    const invented = withBullet('Insulation: keeps drinks cold for 24 hours');
    for (const second of [invented, down]) {
      const { finished } = await new ListingWriter(new CannedWriter([invented, second], true), clock).write(brief);
      expect(JSON.stringify(finished.copy)).not.toContain('24');
      expect(finished.removedClaims).toContainEqual(expect.objectContaining({ field: 'bullet_points' }));
    }
  });

  it.each<[string, ListingCopy]>([
    ['description', { ...good, description: 'Keeps drinks cold for 24 hours.' }],
    ['bullet points', { ...good, bulletPoints: ['Keeps drinks cold for 24 hours'] }],
  ])('does not call a text of a model complete that has no %s left', async (_name, copy) => {
    const written = new ListingWriter(new CannedWriter([copy], true), clock).write(brief);
    await expect(written).rejects.toMatchObject({
      code: 'copy_incomplete',
      details: { alternative_writer: 'basic' },
    });
  });

  describe('with an unverified statement', () => {
    const doubtful = withBullet('Pleasant glint in the kitchen');

    it('removes it in strict mode, and marks it in review mode', async () => {
      const write = (mode: 'strict' | 'review') =>
        new ListingWriter(new CannedWriter([doubtful], true), clock).write(brief, { mode });
      expect((await write('strict')).finished.copy.bulletPoints).toEqual(good.bulletPoints);
      const { finished, review } = await write('review');
      expect(finished.copy.bulletPoints).toContain('Pleasant glint in the kitchen');
      expect(review.proof.unverified).toBeGreaterThan(0);
    });

    it('lets the model check it, and finds the same again from what is stored', async () => {
      const judge = new CannedJudge(/glint/);
      const listingWriter = new ListingWriter(new CannedWriter([doubtful], true), clock, { judge });
      const { finished, review, ruleSet, acceptedStatements } = await listingWriter.write(brief, { mode: 'review' });
      expect(judge.questions).toHaveLength(1);
      expect(judge.questions[0]?.statements).toEqual(['Pleasant glint in the kitchen']);
      expect(acceptedStatements).toEqual(['Pleasant glint in the kitchen']);
      expect(review.claims).toContainEqual(expect.objectContaining({ support: 'entailed', reason: CHECKED_BY_MODEL }));
      expect(review.proof.unverified).toBe(0);
      const history = { removed: finished.removedClaims.length, acceptedStatements };
      expect(reviewListing(finished.copy, brief, ruleSet, history)).toEqual(review);
    });

    it('keeps it unverified where the model does not answer', async () => {
      const listingWriter = new ListingWriter(new CannedWriter([doubtful], true), clock, {
        judge: new CannedJudge(down),
      });
      expect((await listingWriter.write(brief, { mode: 'review' })).review.proof.unverified).toBeGreaterThan(0);
    });

    it('never asks the model about a figure or a material, and asks nothing in strict mode', async () => {
      const judge = new CannedJudge(/./);
      const copy = withBullet('Weighs 300 g and has a copper base with a CE mark');
      const listingWriter = new ListingWriter(new CannedWriter([copy, copy, doubtful], true), clock, { judge });
      const { finished } = await listingWriter.write(brief, { mode: 'review' });
      expect(JSON.stringify(finished.copy)).not.toMatch(/300 g|copper/);
      await listingWriter.write(brief, { mode: 'strict' });
      expect(judge.questions.flatMap(({ statements }) => statements).join()).not.toMatch(/300|copper|CE/);
    });
  });

  it('waits for a model only so long, and offers the Basic writer', async () => {
    const basic = new CannedWriter([good]);
    const listingWriter = new ListingWriter(new CannedWriter(['never'], true), clock, { basic });
    await expect(listingWriter.write(brief, { waitMs: 20 })).rejects.toMatchObject({
      code: 'provider_timeout',
      details: { alternative_writer: 'basic' },
    });
    expect((await listingWriter.write(brief, { waitMs: 20, writer: 'basic' })).finished.copy.title).toBe(good.title);
  });

  it('uses the first answer where the second does not come in time', async () => {
    const late = new CannedWriter([withBullet('Keeps drinks cold for 24 hours'), 'never'], true);
    const { finished } = await new ListingWriter(late, clock).write(brief, { waitMs: 50 });
    expect(finished.copy.bulletPoints).toEqual(good.bulletPoints);
  });

  it('ends when the caller leaves', async () => {
    const left = new AbortController();
    const listingWriter = new ListingWriter(new CannedWriter(['never'], true), clock);
    const written = listingWriter.write(brief, { waitMs: 5000, signal: left.signal });
    left.abort(new Error('left'));
    await expect(written).rejects.toThrow('left');
  });

  it('sends the fields of a writer that has them at once', async () => {
    const fields: WrittenField[] = [];
    await new ListingWriter(new CannedWriter([good]), clock).write(brief, { onField: (field) => fields.push(field) });
    expect(fields.map(({ field }) => field)).toEqual(expect.arrayContaining(['title', 'bullet_points', 'description']));
  });

  it('writes other languages with a model only', async () => {
    const german = aBrief({ language: 'de' });
    const model = new CannedWriter([good], true);
    const listingWriter = new ListingWriter(model, clock, { basic: new CannedWriter([good]) });
    await expect(listingWriter.write(german)).resolves.toBeDefined();
    await expect(listingWriter.write(german, { writer: 'basic' })).rejects.toMatchObject({
      code: 'language_needs_model',
    });
  });
});
