import { ReadNextActions, ReadProductActivity, type ProductJob } from '@listwright/application/analytics';
import type { analyticsContract } from '@listwright/application/contract';
import type { NextAction } from '@listwright/domain/analytics';
import type { Instances } from '../../composition/Token.js';
import { analysisRowView } from '../analyses/analysisHandlers.js';
import type { Handlers } from '../bindContract.js';

export const analyticsUseCases = {
  nextActions: ReadNextActions,
  productActivity: ReadProductActivity,
};

export function analyticsRoutes(use: Instances<typeof analyticsUseCases>): Handlers<typeof analyticsContract> {
  return {
    nextActions: async (_input, { actor }) => {
      const { actions, considered } = await use.nextActions.execute(actor);
      return { actions: actions.map(actionView), considered };
    },
    productActivity: async ({ params }, { actor }) => {
      const { analyses, jobs } = await use.productActivity.execute(actor, params.id);
      return {
        activity: analyses.map((row) => ({ ...analysisRowView(row), kind: row.kind })),
        jobs: jobs.map(jobView),
      };
    },
  };
}

function jobView({ id, kind, fileName, status, rows, createdAt }: ProductJob) {
  return { batch_id: id, kind, file_name: fileName, status, rows, created_at: createdAt.toISOString() };
}

function actionView({ kind, title, detail, listingId, listings, jobId, severity }: NextAction) {
  return { kind, title, detail, listing_id: listingId, listings, job_id: jobId, severity };
}
