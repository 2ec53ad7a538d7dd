import { AnalysisHistory, KeepAnalysis } from '@listwright/application/analyses';
import {
  COMPETITORS_AT_MOST,
  TOO_MANY_COMPETITORS,
  CONTENT_TYPES,
  type CompetitorRequest,
  type CompetitorResult,
  type competitorsContract,
} from '@listwright/application/contract';
import { CompareCompetitors, competitorErrors, type ComparedSource } from '@listwright/application/competitors';
import { TableWriter } from '@listwright/application/shared';
import type * as z from 'zod';
import type { Instances } from '../../composition/Token.js';
import { savedPageText } from '../../pages/savedPageText.js';
import { analysisView, historyHandlers } from '../analyses/analysisHandlers.js';
import type { Handlers } from '../bindContract.js';
import { requestErrors } from '../requestErrors.js';
import { competitorCheck, competitorVerdict } from './competitorCheck.js';
import { competitorSheets } from './competitorSheets.js';
import { competitorView } from './competitorView.js';

export const competitorUseCases = {
  compare: CompareCompetitors,
  keep: KeepAnalysis,
  tables: TableWriter,
  analyses: AnalysisHistory,
};

type Api = Handlers<typeof competitorsContract>;

export function competitorRoutes(use: Instances<typeof competitorUseCases>): Api {
  const history = historyHandlers<'CompetitorCheck', typeof CompetitorRequest, typeof CompetitorResult>(
    'CompetitorCheck',
    competitorCheck,
    use,
  );
  const analyze: Api['analyze'] = async ({ body, files }, { actor, message, disconnected }) => {
    // Files arrive in any order; their fields are numbered.
    const sent = Object.entries(files).toSorted(([one], [other]) => (one < other ? -1 : 1));
    const saved = await Promise.all(
      sent.map(async ([, { name, bytes }]): Promise<ComparedSource> => ({
        url: name,
        html: await savedPageText(bytes),
      })),
    );
    const addresses = [...new Set([...body.competitor_urls, ...body.product_urls])];
    const sources = [...addresses.map((url): ComparedSource => ({ url })), ...saved];
    if (sources.length === 0) throw competitorErrors.noPage();
    if (sources.length > COMPETITORS_AT_MOST)
      throw requestErrors.invalidFields([{ path: 'competitor_urls', message: TOO_MANY_COMPETITORS }]);
    const own = {
      productName: body.product_name,
      productId: body.product_id,
      title: body.title,
      description: body.description,
      bulletPoints: body.bullet_points,
      brand: body.brand,
      price: body.price === undefined ? null : { amount: body.price, currency: body.currency },
      rating: body.rating ?? null,
      reviewCount: body.reviews ?? null,
    };
    const compared = await use.compare.execute(actor, own, sources, disconnected);
    const result = competitorView(
      compared,
      body.product_name === '' ? compared.own.title : body.product_name,
      body.marketplace,
    );
    const outcome = { result, label: result.product_name, verdict: competitorVerdict(result), score: null };
    const analysis = analysisView(await use.keep.execute(actor, competitorCheck, body, outcome)) as never as Analysis;
    if (result.status === 'completed') message('Competitor analysis completed!');
    return { ...result, analysis, cached: false, id: analysis.id };
  };
  return {
    ...history,
    runCompetitorCheck: analyze,
    analyze,
    exportWorkbook: async ({ params }, { actor }) => {
      const { result, createdAt } = await use.analyses.read(actor, competitorCheck, params.id);
      return {
        fileName: `competitor_analysis_${createdAt.toISOString().slice(0, 10)}.xlsx`,
        contentType: CONTENT_TYPES.xlsx,
        chunks: use.tables.writeSheets(competitorSheets(result as unknown as z.output<typeof CompetitorResult>)),
      };
    },
  };
}

type Analysis = Awaited<ReturnType<Api['analyze']>>['analysis'];
