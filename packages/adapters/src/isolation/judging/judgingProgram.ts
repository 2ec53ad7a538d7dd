import { seoResultOf } from '@listwright/application/contract';
import { reviewListing } from '@listwright/application/listings';
import { lintListing } from '@listwright/domain/listings';
import { readProduct } from '@listwright/domain/products';
import { BasicWriter } from '../../ai/basic/BasicWriter.js';
import { answerMessages } from '../answerMessages.js';
import type { TextToJudge } from './TextToJudge.js';

const writer = new BasicWriter();

// The body of the thread of `JudgingThread`.
answerMessages((text: TextToJudge) => {
  if ('read' in text) return readProduct(text.read);
  if ('write' in text) return writer.writeNow(text.write);
  if ('score' in text) return seoResultOf(text.score.text, text.score.ruleSet);
  if ('check' in text) return lintListing(text.check.copy, text.check.ruleSet, text.check.context);
  const { copy, brief, ruleSet, history } = text.review;
  return { review: reviewListing(copy, brief, ruleSet, history), reading: readProduct(brief) };
});
