import { lazy } from 'react';
import { analysisCalls, type SeoText } from '@listwright/application/contract';
import { formatNumber } from '../../../ui/formatNumber';
import type { WebTool } from '../../../ui/tool/WebTool';
import type { SeoResult } from './markedFields';
import { SeoActions } from './SeoActions';
import {
  EMPTY_SEO,
  judgeSeo,
  SAMPLE_SEO,
  seoInput,
  seoLine,
  seoOfProduct,
  seoValues,
  type SeoValues,
} from './SeoValues';

// The rules of a marketplace come after the frame of the screen.
const SeoForm = lazy(() => import('./SeoForm').then((area) => ({ default: area.SeoForm })));
const SeoLive = lazy(() => import('./live/SeoLive').then((area) => ({ default: area.SeoLive })));
const SeoStanding = lazy(() => import('./SeoStanding').then((area) => ({ default: area.SeoStanding })));
const SeoStored = lazy(() => import('./SeoStored').then((area) => ({ default: area.SeoStored })));

export const seoTool: WebTool<SeoValues, SeoText, SeoResult> = {
  noun: 'SEO check',
  runLabel: 'Analyze',
  cost: '1 API call',
  costOf: () => 'used 1 API call',
  messages: { done: 'SEO analysis completed!', failed: 'Failed to analyze SEO' },
  empty: EMPTY_SEO,
  sample: SAMPLE_SEO,
  promise: 'A score with every point explained, and corrections in one click.',
  Form: SeoForm,
  Live: SeoLive,
  Result: SeoStored,
  Rail: SeoStanding,
  Actions: SeoActions,
  figures: ({ score, keyword_coverage: coverage, keywords, suggestions }) => [
    { label: 'Score', value: String(score) },
    ...(keywords.length === 0 ? [] : [{ label: 'Keywords covered', value: formatNumber.percent(coverage) }]),
    { label: 'Suggestions', value: formatNumber.integer(suggestions.length) },
  ],
  line: seoLine,
  fill: seoOfProduct,
  unfill: { product: undefined },
  judge: judgeSeo,
  inputOf: seoInput,
  valuesOf: seoValues,
  calls: ({ listings }) => analysisCalls(listings, 'SeoCheck'),
};
