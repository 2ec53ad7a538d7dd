import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { seoResultOf } from '@listwright/application/contract';
import { api } from '@listwright/application/contract/schemas';
import {
  fieldsOf,
  ListingWriter,
  reviewListing,
  type CopyWriter,
  type TextToReview,
  type WrittenField,
  type WrittenListing,
} from '@listwright/application/listings';
import {
  aBrief,
  aCaller,
  aListing,
  CannedJudge,
  CannedWriter,
  FixedClock,
  copyReviewerContract,
  factReaderContract,
  textCheckerContract,
} from '@listwright/application/testing';
import type { ListingCopy } from '@listwright/domain/listings';
import { ruleSetFor } from '@listwright/domain/marketplaces';
import type { Caller } from '@listwright/application/shared';
import { readProduct, type ProductBrief } from '@listwright/domain/products';
import type { DomainError } from '@listwright/domain/shared';
import { threadBody } from '../../../testing/isolation/threadBody.js';
import { threadFromSource } from '../../../testing/isolation/threadFromSource.js';
import { BasicWriter } from '../../ai/basic/BasicWriter.js';
import type { ThreadLimits } from '../BoundedThread.js';
import { JudgingThread } from './JudgingThread.js';
import { SeoScorer } from './SeoScorer.js';
import { ThreadFactReader } from './ThreadFactReader.js';
import { ThreadReviewer } from './ThreadReviewer.js';
import { ThreadTextChecker } from './ThreadTextChecker.js';
import { ThreadListingWriter } from './ThreadListingWriter.js';
import type { DraftToFinish } from './TextToJudge.js';
import { WorkThread } from './WorkThread.js';

describe('texts of callers', () => {
  let body: URL;
  let opened: JudgingThread[] = [];
  beforeAll(async () => {
    body = await threadFromSource('isolation/judging/judgingProgram');
  });
  afterEach(() => {
    for (const one of opened.splice(0)) one.close();
  });
  const open = (program = body, limits?: ThreadLimits): JudgingThread => {
    const thread = new JudgingThread(program, limits);
    opened = [...opened, thread];
    return thread;
  };

  factReaderContract('ThreadFactReader', () => new ThreadFactReader(open()));
  textCheckerContract('ThreadTextChecker', () => new ThreadTextChecker(open()));
  copyReviewerContract('ThreadReviewer', () => new ThreadReviewer(open()));

  const limits = { workMs: 50, replyMs: 20_000, idleMs: 10, heapMb: 64, mostOpen: 3, mostOfCaller: 2 };
  const long = { productName: 'Bottle', brand: '', category: '', description: 'no|'.repeat(3000), attributes: {} };
  const checked = (copy: Partial<ListingCopy>) => {
    const ruleSet = ruleSetFor({ marketplace: 'amazon', on: '2026-11-21' });
    return { copy, ruleSet, context: {} };
  };
  const codeOf = (asked: Promise<unknown>) =>
    asked.then(
      () => 'judged',
      ({ kind, code }: DomainError) => [kind, code],
    );

  it('that are long and take too long, or come too many at once, are refused, and short ones are judged meanwhile', async () => {
    const thread = open(threadBody(''), limits);
    const [facts, checker] = [new ThreadFactReader(thread), new ThreadTextChecker(thread)];
    const [one, other] = [aCaller('one'), aCaller('other')];
    const asked = [
      codeOf(facts.read(long, one)),
      codeOf(checker.check(checked({ description: long.description }), one)),
      codeOf(facts.read(long, one)),
      codeOf(facts.read(long, other)),
      codeOf(facts.read(long, aCaller('third'))),
    ];
    expect(await codeOf(facts.read({ ...long, description: 'Steel' }, one))).toBe('judged');
    expect(await codeOf(checker.check(checked({ title: 'Steel Bottle' }), one))).toBe('judged');
    const [slow, busy] = [
      ['invalid', 'text_too_slow'],
      ['unavailable', 'text_busy'],
    ];
    expect(await Promise.all(asked)).toEqual([slow, slow, busy, slow, busy]);
    await expect(facts.read(long, aCaller('one', AbortSignal.abort()))).rejects.toMatchObject({
      details: { retry_after_seconds: 5 },
    });
  });

  it('are read in the thread from a length on at which the worst of them takes no long time', async () => {
    const facts = new ThreadFactReader(open(threadBody("post({ result: { facts: 'in the thread', context: {} } });")));
    const read = (length: number) =>
      facts.read({ ...long, description: 'no|'.repeat(length).slice(0, length) }, aCaller());
    expect(await read(1000)).toHaveProperty('facts', 'in the thread');
    expect(await read(800)).toHaveProperty('statements');
  });

  it('that a fault of ours stops are not blamed for it', async () => {
    const facts = new ThreadFactReader(open(threadBody("throw new TypeError('our fault')")));
    await expect(facts.read(long, aCaller())).rejects.toMatchObject({ name: 'TypeError', message: 'our fault' });
  });

  it('hold the event loop for no longer than it takes to hand them over', async () => {
    const facts = new ThreadFactReader(open());
    const reading = facts.read(long, aCaller());
    let turns = 0;
    let isRead = false;
    void reading.finally(() => (isRead = true));
    while (!isRead) {
      await new Promise((resolve) => setImmediate(resolve));
      turns += 1;
    }
    // On the event loop there would be one: it would be read before the next.
    expect(turns).toBeGreaterThan(2);
    expect((await reading).statements.length).toBeGreaterThan(0);
  });

  describe('of accounts', () => {
    const ruleSet = ruleSetFor({ marketplace: 'amazon', on: '2026-11-21' });
    const sentence = 'Keeps drinks cold for 24 hours. ';
    const brief = () => aBrief({ description: sentence.repeat(60) });
    const work = (program: URL): WorkThread => {
      const thread = new WorkThread(program);
      opened = [...opened, thread];
      return thread;
    };
    const answering = (result: object) => open(threadBody(`post({ result: ${JSON.stringify(result)} });`));

    const writerWith = (thread: JudgingThread, writer: CopyWriter = new BasicWriter()) =>
      new ThreadListingWriter(thread, new FixedClock(), writer, { basic: new BasicWriter() });

    it('are written from a long brief in the thread, as the Basic writer writes, where someone waits', async () => {
      const options = { variation: 1, mode: 'review', ruleSet } as const;
      const inJob = await writerWith(open()).write(brief(), options);
      const fields: WrittenField[] = [];
      const onField = (field: WrittenField) => fields.push(field);
      const waiting = { ...options, caller: aCaller(), onField };
      expect(await writerWith(open()).write(brief(), waiting)).toEqual(inJob);
      expect(fields).toEqual(fieldsOf(inJob.finished.copy));

      const elsewhere = answering({ finished: { copy: inJob.finished.copy }, engine: 'the thread' });
      const model = new CannedWriter([inJob.finished.copy], true);
      const engineOf = async (asked: Promise<WrittenListing>) => (await asked).engine;
      const caller = aCaller();
      expect(await engineOf(writerWith(elsewhere).write(brief(), { caller }))).toBe('the thread');
      expect(await engineOf(writerWith(elsewhere, model).write(brief(), { caller, writer: 'basic' }))).toBe(
        'the thread',
      );
      expect(await engineOf(writerWith(open(), model).write(brief(), { caller }))).toEqual(model.engine);
      expect(await engineOf(writerWith(elsewhere).write(brief()))).toEqual(inJob.engine);
      expect(await engineOf(writerWith(elsewhere).write(aBrief(), { caller }))).toEqual(inJob.engine);
      const german = writerWith(elsewhere).write({ ...brief(), language: 'de' }, { caller });
      await expect(german).rejects.toMatchObject({ code: 'language_needs_model' });
    });

    it('of a model are proven in the thread where someone waits for a long one, as they are proven in a job', async () => {
      const copy = { ...aListing().copy, description: `${sentence.repeat(70)}Pleasant glint in the kitchen.` };
      const judge = new CannedJudge(/glint/);
      const parts = { basic: new BasicWriter(), judge };
      const model = () => new CannedWriter([copy], true);
      const options = { mode: 'review', ruleSet } as const;
      const inJob = await new ListingWriter(model(), new FixedClock(), parts).write(aBrief(), options);
      const writer = new ThreadListingWriter(open(), new FixedClock(), model(), parts);
      expect(await writer.write(aBrief(), { ...options, caller: aCaller() })).toEqual(inJob);
      expect(inJob.acceptedStatements).toHaveLength(1);
      // What the model wrote is not lost where its caller has left meanwhile.
      const left = aCaller('seller', AbortSignal.abort());
      const forLeft = new ThreadListingWriter(open(), new FixedClock(), model(), parts);
      expect(await forLeft.write(aBrief(), { ...options, caller: left })).toEqual(inJob);

      const steps: string[] = [];
      const asked = new (class extends JudgingThread {
        override async faultsOf() {
          steps.push('faults');
          return { faults: [], rejected: [] };
        }
        override async finish({ draft }: DraftToFinish) {
          steps.push('finish');
          return { finished: { copy: draft.copy, removedClaims: [] }, questions: [] };
        }
        override async review({ copy: text, brief: own }: TextToReview) {
          steps.push('review');
          return { ...reviewListing(text, own, ruleSet), findings: [] };
        }
      })(threadBody(''));
      const elsewhere = new ThreadListingWriter(asked, new FixedClock(), model(), parts);
      await elsewhere.write(aBrief(), { ...options, caller: aCaller() });
      await elsewhere.write(aBrief(), options);
      expect(steps).toEqual(['faults', 'finish', 'review']);
    });

    it('are reviewed in the thread where text or brief is long, and the brief has been read then', async () => {
      const reviewer = new ThreadReviewer(
        answering({ review: 'from the thread', reading: { facts: 'read there', context: {} } }),
      );
      const [history, { copy }] = [{}, aListing()];
      const longCopy = { ...copy, description: sentence.repeat(60) };
      for (const text of [
        { copy, brief: brief() },
        { copy: longCopy, brief: aBrief() },
      ]) {
        expect(await reviewer.review({ ...text, ruleSet, history }, aCaller())).toBe('from the thread');
        expect(readProduct(text.brief)).toMatchObject({ brief: text.brief, facts: 'read there' });
      }
      const known = brief();
      const reading = readProduct(known);
      const again = new ThreadReviewer(open());
      const inJob = reviewListing(longCopy, brief(), ruleSet);
      expect(await again.review({ copy: longCopy, brief: known, ruleSet, history }, aCaller())).toEqual(inJob);
      expect(readProduct(known)).toBe(reading);
      const short = { copy, brief: aBrief(), ruleSet, history };
      expect(await reviewer.review(short, aCaller())).toEqual(reviewListing(copy, aBrief(), ruleSet));
    });

    it('are read once, however many steps read them', async () => {
      let count = 0;
      const counting = new (class extends JudgingThread {
        override read(read: ProductBrief, caller: Caller) {
          count += 1;
          return super.read(read, caller);
        }
      })(body);
      opened = [...opened, counting];
      const [facts, known] = [new ThreadFactReader(counting), brief()];
      expect(await facts.read(known, aCaller())).toBe(await facts.read(known, aCaller()));
      expect(count).toBe(1);
    });

    it('are worked on with what was read in the thread as with what is read here', async () => {
      const [known, copy] = [brief(), { ...aListing().copy, description: sentence.repeat(3) }];
      await new ThreadFactReader(open()).read(known, aCaller());
      expect(reviewListing(copy, known, ruleSet)).toEqual(reviewListing(copy, brief(), ruleSet));
    });

    it('are judged for search in the thread where they are long', async () => {
      const text = (description: string) =>
        api.listings.runSeoCheck.body.parse({ marketplace: 'amazon', title: 'Steel bottle', description });
      const long = { text: text(sentence.repeat(60)), ruleSet };
      expect(await new SeoScorer(work(body)).score(long, aCaller())).toEqual(seoResultOf(long.text, ruleSet));
      const elsewhere = new SeoScorer(work(threadBody("post({ result: 'from the thread' });")));
      expect(await elsewhere.score(long, aCaller())).toBe('from the thread');
      expect(await elsewhere.score({ text: text(sentence), ruleSet }, aCaller())).toMatchObject({ title_limit: 75 });
    });
  });
});
