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
      text: 'Name the product, add what you know, choose the store. We only use facts you enter.',
      points: [
        ['Amazon and Shopify', 'listings from the same facts, each in that store’s format.'],
        ['Grounding', 'traces numbers, materials, colours and certificates to your input.'],
        ['Missing facts', 'are listed, so that you can add them.'],
        ['Your own AI server', 'or none: the Basic writer needs no key and no network.'],
      ],
      show: '2-generate',
    },
    {
      id: 'fix',
      name: 'Fix',
      title: `Titles that fit ${amazon.limits.titleMax} characters`,
      text: 'Shorten long titles without losing keywords: removed words move to other fields, and you see where.',
      points: [
        ['Title fitting', 'keeps brand and product first, moves details to highlights and search terms.'],
        [
          `${amazon.rules.length} rules for Amazon, ${shopify.rules.length} for Shopify,`,
          'each with its date, its source and the place in your text.',
        ],
        ['One-click fixes', 'for everything that can be fixed automatically.'],
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
        ['Policy words', 'that get listings suppressed (pesticide, disease, guarantee, promotion) are flagged first.'],
      ],
      show: '4-facts',
    },
    {
      id: 'grow',
      name: 'Grow',
      title: 'Improve every version',
      text: 'An explained score, previews as buyers see them, and a full version history.',
      points: [
        ['Why 86?', 'The score breaks down into weighted checks, each with its fix.'],
        ['Keywords', 'show where they appear and which are missing, and are placed with a click.'],
        ['Previews', 'of the search card, the product page and the search snippet, with cut text shaded.'],
        ['Versions', 'are all saved: compare any two word by word, and restore one.'],
      ],
      show: 'preview',
    },
    {
      id: 'bulk',
      name: 'Bulk',
      title: 'One listing per row of a file',
      text: 'Upload a CSV or XLSX. It is checked before anything is charged, and runs as a job you can leave.',
      points: [
        [
          'File check',
          'reports every invalid cell with its reason. Correct it on the page; the mapping of columns is remembered.',
        ],
        ['Jobs', 'show progress and time left, pause at your plan’s limit, and resume where they stopped.'],
        ['Review', 'accepts, edits or rewrites each listing; failed rows are tried again alone.'],
        ['Results', 'come as CSV or XLSX, or as filled Amazon templates and Shopify files.'],
      ],
      show: '6-bulk',
    },
    {
      id: 'automate',
      name: 'Automate',
      title: 'Your catalogue from the terminal',
      text: 'The command line uses the same API as the web app: script anything you can click.',
      points: [
        ['titles fit FILE', 'reads CSV or XLSX and writes the title before, after, and what moved.'],
        ['lint', 'returns an exit code, so that your pipeline catches problems before a store does.'],
        ['export', 'fills Amazon templates and Shopify files for many listings at once.'],
      ],
      show: <TerminalExample today={today} />,
    },
  ];
}
