import { analysisCalls } from '@listwright/application/contract';
import { lazy } from 'react';
import { formatNumber } from '../../ui/formatNumber';
import type { WebTool } from '../../ui/tool/WebTool';
import { comparisonChanges } from './comparisonChanges';
import { CompetitorActions } from './CompetitorActions';
import { CompetitorDetails } from './CompetitorDetails';
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

/** Whether the own product states a fact that a page states, as it does where it is alone with it. */
const isStated = ({ cells }: Comparison['claims'][number]) =>
  cells.some(({ id, state }) => id === 'own' && state !== 'silent');

/** "2 of 8": how many of all are so. */
const shareOf = <One>(all: readonly One[], isSo: (one: One) => boolean) =>
  `${formatNumber.integer(all.filter(isSo).length)} of ${formatNumber.integer(all.length)}`;

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
  Details: CompetitorDetails,
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
          { label: 'Facts you state', value: shareOf(claims, isStated) },
          { label: 'Terms you use', value: shareOf(keywords, ({ is_yours: isYours }) => isYours) },
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
