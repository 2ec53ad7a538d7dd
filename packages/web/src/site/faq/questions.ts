import { PLANS, TRIAL } from '@listwright/domain/billing';
import { AMAZON_STORES } from '@listwright/domain/marketplaces';
import type { Site } from '../Site';
import type { Question } from './Question';
import { measuredRates } from './measuredRates';

/** The eight questions, answered with the product's figures and the operator's promises. */
export function questions({ branding, supportEmail }: Site): readonly Question[] {
  const { listings_generated: listings } = PLANS.free.quotas;
  const refund = branding.promises.find((promise) => /money.back|refund/i.test(promise));
  return [
    {
      id: 'trial',
      question: 'Is there a free trial?',
      answer: `Yes, for ${TRIAL.days} days and without a credit card. The Starter plan is free for good with ${listings} listings a month; during the trial it also runs ${TRIAL.bulkOperations} bulk files of up to ${TRIAL.bulkRows} listings each.`,
    },
    {
      id: 'quota',
      question: 'What happens when I reach a quota?',
      answer:
        'You can’t generate new listings until the quota resets or you change plans. Your draft is saved, and you can still read, edit, check and export existing listings. Each meter shows its reset date.',
    },
    {
      id: 'change-plan',
      question: 'Can I change my plan at any time?',
      answer:
        'Yes. There is no setup fee and no minimum term. Upgrades take effect immediately. A downgrade to Starter takes effect at the end of your paid period.',
    },
    {
      id: 'refund',
      question: 'Can I get a refund?',
      answer:
        refund === undefined
          ? `The operator of this server decides on refunds. Write to ${supportEmail}.`
          : `The operator of this server promises: ${refund}. Write to ${supportEmail} from the address of your account.`,
    },
    {
      id: 'marketplaces',
      question: 'Which marketplaces does it write for?',
      answer: `Amazon, with the rules of ${AMAZON_STORES.length} national stores, and Shopify. One set of facts gives a listing for either, with the file that each of them imports.`,
    },
    {
      id: 'invented',
      question: 'Can it invent claims about my product?',
      answer: `Every text, also one by an AI model, is checked against the facts you enter. Contradicted and unsupported statements are removed and listed; other unverified statements are marked for you. The check is not perfect: measured on ${measuredRates.measuredOn}, ${measuredRates.method}, it caught ${measuredRates.falseSentencesCaught}% of false sentences, and doubted ${measuredRates.trueSentencesLost}% of true ones. Read the result before you publish it.`,
    },
    {
      id: 'own-server',
      question: 'Can I run it on my own server?',
      answer:
        'Yes. It is open source under the Apache License 2.0 and starts with one command, database included. Your listings and keys stay there; you can export everything or delete your account yourself.',
    },
    {
      id: 'ai-key',
      question: 'Do I need an AI key?',
      answer:
        'No. The Basic writer works offline without a key. You can also connect any OpenAI-compatible model, including your own, and the same checks apply.',
    },
  ];
}
