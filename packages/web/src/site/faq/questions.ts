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
        'Writing pauses until the quota fills up again or you change the plan. What you typed is kept, and everything that is already written can still be read, edited, checked and exported. Each meter shows the day it resets.',
    },
    {
      id: 'change-plan',
      question: 'Can I change my plan at any time?',
      answer:
        'Yes. There is no setup fee and no minimum term. A larger plan takes effect at once; going back to Starter takes effect at the end of the period you have paid for.',
    },
    {
      id: 'refund',
      question: 'Can I get my money back?',
      answer:
        refund === undefined
          ? `That is settled by whoever runs this server. Write to ${supportEmail}.`
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
      answer: `Every text, also one by an AI model, is checked against the facts you enter. Statements that contradict them or that no fact supports are removed and listed; the rest of what is not verified is marked for you. The check is not perfect: measured on ${measuredRates.measuredOn}, ${measuredRates.method}, it caught ${measuredRates.falseSentencesCaught} % of false sentences. Read the result before you publish it.`,
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
        'No. The Basic writer works without a key and without a network. With the key of an OpenAI-compatible server, your own included, that model writes, and the same checks apply.',
    },
  ];
}
