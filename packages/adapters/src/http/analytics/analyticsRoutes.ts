import { ReadNextActions } from '@listwright/application/analytics';
import type { analyticsContract } from '@listwright/application/contract';
import type { NextAction } from '@listwright/domain/analytics';
import type { Instances } from '../../composition/Token.js';
import type { Handlers } from '../bindContract.js';

export const analyticsUseCases = {
  nextActions: ReadNextActions,
};

export function analyticsRoutes(use: Instances<typeof analyticsUseCases>): Handlers<typeof analyticsContract> {
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
