import { seoResultOf } from '@listwright/application/contract';
import { faultsOfDraft, finishDraft, ListingWriter, reviewListing } from '@listwright/application/listings';
import { lintListing } from '@listwright/domain/listings';
import { readProduct, type ProductBrief } from '@listwright/domain/products';
import { BasicWriter } from '../../ai/basic/BasicWriter.js';
import { SystemClock } from '../../clock/SystemClock.js';
import { answerMessages } from '../answerMessages.js';
import type { TextToJudge } from './TextToJudge.js';

let last: { readonly text: string; readonly brief: ProductBrief } | undefined;
const writer = new ListingWriter(new BasicWriter(), new SystemClock());

// The body of the thread of `JudgingThread`.
answerMessages(async (text: TextToJudge) => {
  if ('read' in text) return readProduct(known(text.read));
  if ('write' in text) return writer.write(known(text.write.brief), text.write);
  if ('score' in text) return seoResultOf(text.score.text, text.score.ruleSet);
  if ('check' in text) return lintListing(text.check.copy, text.check.ruleSet, text.check.context);
  if ('faultsOf' in text) return faultsOfDraft(withKnown(text.faultsOf));
  if ('finish' in text) return finishDraft(withKnown(text.finish.draft), text.finish.mode, text.finish.asksModel);
  const { copy, brief, ruleSet, history } = withKnown(text.review);
  const review = reviewListing(copy, brief, ruleSet, history);
  return text.wantsReading ? { review, reading: readProduct(brief) } : { review };
});

/** The same object for the same brief as before, whose reading is remembered: the steps of one request follow each other. */
function known<Brief extends ProductBrief>(brief: Brief): Brief {
  const text = JSON.stringify(brief);
  if (last?.text !== text) last = { text, brief };
  return last.brief as Brief;
}

function withKnown<Text extends { readonly brief: ProductBrief }>(text: Text): Text {
  return { ...text, brief: known(text.brief) };
}
