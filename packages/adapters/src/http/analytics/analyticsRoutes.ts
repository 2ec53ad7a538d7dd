import type { ReadNextActions } from '@listwright/application/analytics';
import type { analyticsContract } from '@listwright/application/contract';
import type { NextAction } from '@listwright/domain/analytics';
import type { Handlers } from '../bindContract.js';

export interface AnalyticsUseCases {
  readonly nextActions: ReadNextActions;
}

export function analyticsRoutes(use: AnalyticsUseCases): Handlers<typeof analyticsContract> {
  return {
    nextActions: async (_input, { actor }) => {
      const { actions, considered } = await use.nextActions.execute(actor);
      return { actions: actions.map(actionView), considered };
    },
  };
}

function actionView({ kind, title, detail, listingId, listings, severity }: NextAction) {
  return { kind, title, detail, listing_id: listingId, listings, severity };
}
