import { ReadNextActions, ReadProductActivity } from '@listwright/application/analytics';
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
    productActivity: async ({ params }, { actor }) => ({
      activity: (await use.productActivity.execute(actor, params.id)).map((row) => ({
        ...analysisRowView(row),
        kind: row.kind,
      })),
    }),
  };
}

function actionView({ kind, title, detail, listingId, listings, severity }: NextAction) {
  return { kind, title, detail, listing_id: listingId, listings, severity };
}
