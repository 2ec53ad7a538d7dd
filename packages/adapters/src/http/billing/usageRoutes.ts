import { ReadUsage, ReadUsageHistory, type Usage } from '@listwright/application/billing';
import type { usageOperations } from '@listwright/application/contract';
import type { Actor } from '@listwright/application/shared';
import { PLANS } from '@listwright/domain/billing';
import type { Instances } from '../../composition/Token.js';
import type { Handlers } from '../bindContract.js';

export const usageUseCases = {
  readUsage: ReadUsage,
  readHistory: ReadUsageHistory,
};

export function usageRoutes(use: Instances<typeof usageUseCases>): Handlers<typeof usageOperations> {
  const usage = async (_input: unknown, { actor }: { actor: Actor }) => usageView(await use.readUsage.execute(actor));
  return {
    usage,
    currentUsage: usage,
    usageHistory: async ({ query }, { actor }) => ({
      history: (await use.readHistory.execute(actor, query.days)).map(({ date, used }) => ({ date, ...used })),
    }),
    plans: () => ({
      plans: Object.values(PLANS).map((plan) => ({
        plan: plan.key,
        name: plan.name,
        price: plan.price,
        list_price: plan.listPrice,
        currency: plan.currency,
        quotas: plan.quotas,
        bulk_rows: plan.bulkRows,
        features: [...plan.features],
      })),
    }),
  };
}

function usageView({ plan, resetDate, quotas, totals, thisPeriod }: Usage) {
  return {
    subscription_plan: plan,
    reset_date: resetDate.toISOString(),
    quotas,
    total_listings: totals.listings,
    total_images: totals.images,
    total_competitor_analyses: totals.competitorAnalyses,
    monthly_usage: {
      listings: thisPeriod.listings,
      images: thisPeriod.images,
      competitor_analyses: thisPeriod.competitorAnalyses,
    },
  };
}
