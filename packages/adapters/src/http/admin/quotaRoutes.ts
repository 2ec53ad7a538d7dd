import { ListQuotas, type NewLimits, ResetQuota, SetQuotaLimits } from '@listwright/application/admin';
import type { quotaOperations } from '@listwright/application/contract';
import { QUOTA_KEYS } from '@listwright/domain/billing';
import type { Instances } from '../../composition/Token.js';
import type { Handlers } from '../bindContract.js';
import { requestErrors } from '../requestErrors.js';
import { listView, quotaView } from './adminViews.js';

export const quotaUseCases = {
  listQuotas: ListQuotas,
  setQuotaLimits: SetQuotaLimits,
  resetQuota: ResetQuota,
};

export function quotaRoutes(use: Instances<typeof quotaUseCases>): Handlers<typeof quotaOperations> {
  return {
    quotas: async ({ query }) => {
      const { limit, cursor, search, plan, sort } = query;
      const { items, ...rest } = await use.listQuotas.execute({ search, plan }, { limit, cursor }, sort);
      return { quotas: items.map(quotaView), ...listView(rest) };
    },
    setQuotaLimits: async ({ params, body }, { actor, origin, message }) => {
      const named = QUOTA_KEYS.filter((key) => body[key] !== undefined);
      const limits = Object.fromEntries(named.map((key) => [key, body[key]?.limit ?? null])) as NewLimits;
      const quota = await use.setQuotaLimits.execute(actor, params.id, limits, origin);
      message(`${named.join(', ')} limit updated successfully`);
      return { quota: quotaView(quota) };
    },
    resetQuota: async ({ params, body }, { actor, origin, message }) => {
      const type = body.quota_type ?? body.quotaType;
      if (type === undefined) throw requestErrors.invalidFields([{ path: 'quota_type', message: 'Name a quota' }]);
      const quota = await use.resetQuota.execute(actor, params.id, type, origin);
      message(`${type} quota reset successfully`);
      return { quota: quotaView(quota) };
    },
  };
}
