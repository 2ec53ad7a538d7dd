import { seoResultOf } from '@listwright/application/contract';
import { ListingWriter, reviewListing } from '@listwright/application/listings';
import { lintListing } from '@listwright/domain/listings';
import { readProduct } from '@listwright/domain/products';
import { BasicWriter } from '../../ai/basic/BasicWriter.js';
import { SystemClock } from '../../clock/SystemClock.js';
import { answerMessages } from '../answerMessages.js';
import type { TextToJudge } from './TextToJudge.js';

const writer = new ListingWriter(new BasicWriter(), new SystemClock());

// The body of the thread of `JudgingThread`.
answerMessages(async (text: TextToJudge) => {
  if ('read' in text) return readProduct(text.read);
  if ('write' in text) return writer.write(text.write.brief, text.write);
  if ('score' in text) return seoResultOf(text.score.text, text.score.ruleSet);
  if ('check' in text) return lintListing(text.check.copy, text.check.ruleSet, text.check.context);
  const { copy, brief, ruleSet, history } = text.review;
  return { review: reviewListing(copy, brief, ruleSet, history), reading: readProduct(brief) };
});
