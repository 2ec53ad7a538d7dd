import { analysisCalls } from '@listwright/application/contract';
import { lazy } from 'react';
import { formatNumber } from '../../ui/formatNumber';
import type { WebTool } from '../../ui/tool/WebTool';
import { comparisonChanges } from './comparisonChanges';
import { CompetitorActions } from './CompetitorActions';
import { CompetitorForm } from './CompetitorForm';
import { CompetitorReport } from './CompetitorReport';
import { CompetitorStanding } from './CompetitorStanding';
import {
  competitorInput,
  competitorLine,
  competitorOfProduct,
  competitorValues,
  EMPTY_COMPETITORS,
  judgeCompetitors,
  missingOfComparison,
  type Comparison,
  type CompetitorInput,
  type CompetitorValues,
} from './CompetitorValues';

const CompetitorSample = lazy(() =>
  import('./sample/CompetitorSample').then((area) => ({ default: area.CompetitorSample })),
);

export const competitorTool: WebTool<CompetitorValues, CompetitorInput, Comparison> = {
  noun: 'competitor analysis',
  runLabel: 'Analyze',
  clearLabel: 'Clear',
  cost: '1 API call for each page that can be read',
  messages: { done: 'Competitor analysis completed!', failed: 'Failed to analyze competitors' },
  isFailure: ({ status }) => status === 'failed',
  empty: EMPTY_COMPETITORS,
  promise: 'Price and rating side by side, who states what fact by fact, and the words they use and you do not.',
  Sample: CompetitorSample,
  Form: CompetitorForm,
  Result: CompetitorReport,
  Rail: CompetitorStanding,
  isRailFirst: true,
  Actions: CompetitorActions,
  line: competitorLine,
  fill: competitorOfProduct,
  costOf: ({ analysis_results: pages }) => {
    const read = pages.filter(({ error }) => error === null).length;
    return read === 0 ? 'nothing was charged' : `used ${formatNumber.count(read, 'API call')}`;
  },
  figures: ({ status, products, claims, keywords }) =>
    status === 'failed'
      ? []
      : [
          { label: 'Products compared', value: formatNumber.integer(products.length) },
          { label: 'Facts stated', value: formatNumber.integer(claims.length) },
          { label: 'Words found', value: formatNumber.integer(keywords.length) },
        ],
  changes: { of: comparisonChanges, none: 'Nothing changed in prices, facts or terms.' },
  judge: judgeCompetitors,
  missing: missingOfComparison,
  inputOf: competitorInput,
  valuesOf: competitorValues,
  calls: ({ competitors }) => ({
    ...analysisCalls<CompetitorInput, Comparison>(competitors, 'CompetitorCheck'),
    run: async ({ body: { files, ...body } }) => {
      const pages = files.map((file, at) => [`page_${at + 1}`, { name: file.name, type: file.type, content: file }]);
      const { analysis, cached } = await competitors.analyze({ body, files: Object.fromEntries(pages) });
      return { analysis: analysis as never, cached };
    },
  }),
};
