import { analysisCalls, type SeoText } from '@listwright/application/contract';
import type { WebTool } from '../../../ui/tool/WebTool';
import type { SeoResult } from './markedFields';
import { SeoActions } from './SeoActions';
import { SeoForm } from './SeoForm';
import { SeoLive } from './SeoLive';
import { SeoStored } from './SeoStored';
import { EMPTY_SEO, judgeSeo, seoInput, seoValues, type SeoValues } from './SeoValues';

export const seoTool: WebTool<SeoValues, SeoText, SeoResult> = {
  noun: 'SEO check',
  runLabel: 'Analyze',
  cost: '1 API call',
  messages: { done: 'SEO analysis completed!', failed: 'Failed to analyze SEO' },
  empty: EMPTY_SEO,
  Form: SeoForm,
  Live: SeoLive,
  Result: SeoStored,
  Actions: SeoActions,
  judge: judgeSeo,
  inputOf: seoInput,
  valuesOf: seoValues,
  calls: ({ listings }) => analysisCalls(listings, 'SeoCheck'),
};
