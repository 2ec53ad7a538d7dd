import { lintListing } from '@listwright/domain/listings';
import { readProduct } from '@listwright/domain/products';
import { answerMessages } from '../answerMessages.js';
import type { TextToJudge } from './TextToJudge.js';

// The body of the thread of `JudgingThread`.
answerMessages((text: TextToJudge) =>
  'brief' in text ? readProduct(text.brief) : lintListing(text.copy, text.ruleSet, text.context),
);
