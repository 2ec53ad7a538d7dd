import { analysisCalls } from '@listwright/application/contract';
import type { WebTool } from '../../ui/tool/WebTool';
import { CompetitorActions } from './CompetitorActions';
import { CompetitorForm } from './CompetitorForm';
import { CompetitorReport } from './CompetitorReport';
import {
  competitorInput,
  competitorValues,
  EMPTY_COMPETITORS,
  judgeCompetitors,
  type Comparison,
  type CompetitorInput,
  type CompetitorValues,
} from './CompetitorValues';

export const competitorTool: WebTool<CompetitorValues, CompetitorInput, Comparison> = {
  noun: 'competitor analysis',
  runLabel: 'Analyze',
  cost: '1 API call for each page that can be read',
  messages: { done: 'Competitor analysis completed!', failed: 'Failed to analyze competitors' },
  empty: EMPTY_COMPETITORS,
  Form: CompetitorForm,
  Result: CompetitorReport,
  Actions: CompetitorActions,
  judge: judgeCompetitors,
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
