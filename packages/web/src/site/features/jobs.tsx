import { ruleSetFor } from '@listwright/domain/marketplaces';
import type { ReactNode } from 'react';
import { TerminalExample } from '../landing/TerminalExample';
import { BeforeAfter } from './BeforeAfter';

export interface Job {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly text: string;
  /** A feature and what it does. */
  readonly points: readonly (readonly [string, string])[];
  /** The name of a screenshot, or an example. */
  readonly show: string | ReactNode;
  /** Where to try it without an account. */
  readonly tryAt?: string;
}

/** The jobs of a seller, in their usual order. */
export function jobs(today: string): readonly Job[] {
  const amazon = ruleSetFor({ marketplace: 'amazon', on: today });
  const shopify = ruleSetFor({ marketplace: 'shopify', on: today });
  return [
    {
      id: 'launch',
      name: 'Launch',
      title: 'From facts to a listing',
      text: 'Name the product, add what you know, choose the store. The text says that, and nothing more.',
      points: [
        ['Amazon and Shopify', 'from the same facts, each in the form that store reads.'],
        ['Grounding', 'traces numbers, materials, colours and certificates to your input.'],
        ['Missing facts', 'are named, so that you can add them instead of hoping.'],
        ['Your own AI server', 'or none: the Basic writer needs no key and no network.'],
      ],
      show: '2-generate',
    },
    {
      id: 'fix',
      name: 'Fix',
      title: `Titles that fit ${amazon.limits.titleMax} characters`,
      text: 'Long titles are fitted without losing a search word unseen: what leaves the title is placed, and you see where.',
      points: [
        ['Title fit', 'keeps brand and product first, moves details to highlights and search terms.'],
        [
          `${amazon.rules.length} rules for Amazon, ${shopify.rules.length} for Shopify,`,
          'each with its date, its source and the place in your text.',
        ],
        ['One-click fixes', 'for everything a machine can mend.'],
      ],
      show: <BeforeAfter today={today} />,
      tryAt: '/#title-check',
    },
    {
      id: 'prove',
      name: 'Prove',
      title: 'See the fact for each claim',
      text: 'Before a claim goes live, see which input supports it. Unsupported claims are removed and listed.',
      points: [
        ['Given, follows, not verified', 'shown for every statement, with the field that supports it.'],
        ['Policy words', 'that get listings suppressed (pesticide, disease, guarantee, promotion) are found first.'],
      ],
      show: '5-facts',
    },
    {
      id: 'grow',
      name: 'Grow',
      title: 'Better each time, and never lost',
      text: 'A score with reasons, a preview as buyers see it, and every version kept.',
      points: [
        ['Why 86?', 'The score opens into weighted checks, each with its fix.'],
        ['Previews', 'of the search card, the product page and the search snippet, with cut text shaded.'],
        ['Versions', 'are all kept: compare one word by word with what you have, and bring it back.'],
      ],
      show: '6-preview',
    },
    {
      id: 'bulk',
      name: 'Bulk',
      title: 'The whole catalogue from a terminal',
      text: 'The command line speaks to the same API as the web app: what one can do, the other can script.',
      points: [
        ['titles fit FILE', 'reads CSV or XLSX and writes before, after and what moved.'],
        ['lint', 'ends with an exit code, so that a pipeline stops before a store does.'],
        ['export', 'fills Amazon templates and Shopify files for many listings at once.'],
      ],
      show: <TerminalExample today={today} />,
    },
  ];
}
