import * as z from 'zod';
import { analysisOperations } from '../analyses/index.js';
import { CONTENT_TYPES, defineContract } from '../kernel/index.js';
import { savedPage } from '../products/savedPage.js';
import { CompetitorRequest } from './CompetitorRequest.js';
import { competitorRoutes } from './competitorRoutes.js';
import { CompetitorResult } from './CompetitorResult.js';

const { runCompetitorCheck: run, ...history } = analysisOperations({
  name: 'CompetitorCheck',
  noun: 'competitor analysis',
  description: 'Compares a product with up to five pages: price, claims fact by fact, keywords.',
  input: CompetitorRequest,
  result: CompetitorResult,
  quota: 'api_calls',
  errors: ['product_not_found', 'product_url_required'],
});

const compare = {
  ...run,
  summary: 'Compare a product with pages of competitors',
  description:
    'Pages are given by address, or as saved files; at most five. Each page that is read uses 1 api_calls; one that cannot be read is reported and free.',
  files: { page_1: savedPage, page_2: savedPage, page_3: savedPage, page_4: savedPage, page_5: savedPage },
  reply: z.object({ ...run.reply.shape, ...CompetitorResult.shape, id: z.uuid().describe('Id of the analysis') }),
} as const;

export const competitorsContract = defineContract(competitorRoutes, {
  ...history,
  runCompetitorCheck: compare,
  analyze: compare,
  exportWorkbook: {
    summary: 'Export a competitor analysis as a workbook',
    access: 'user',
    params: z.object({ id: z.uuid('This is not the id of an analysis').describe('Id of the analysis') }),
    status: 200,
    reply: { file: true, contentType: CONTENT_TYPES.xlsx, description: 'competitor_analysis_{date}.xlsx' },
    errors: ['analysis_not_found'],
  },
});
