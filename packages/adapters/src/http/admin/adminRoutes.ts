import type { ListAudit, ReadDashboard, ReadModel, ReadServer, TryModel } from '@listwright/application/admin';
import type { adminContract } from '@listwright/application/contract';
import type { Clock } from '@listwright/application/shared';
import type { Handlers } from '../bindContract.js';
import { auditView, dashboardView, listView, modelTrialView, modelView, serverView } from './adminViews.js';
import { customerRoutes, type CustomerUseCases } from './customerRoutes.js';
import { moneyRoutes, type MoneyUseCases } from './moneyRoutes.js';
import { quotaRoutes, type QuotaUseCases } from './quotaRoutes.js';

export interface AdminUseCases extends CustomerUseCases, MoneyUseCases, QuotaUseCases {
  readonly readDashboard: ReadDashboard;
  readonly listAudit: ListAudit;
  readonly readServer: ReadServer;
  readonly readModel: ReadModel;
  readonly tryModel: TryModel;
  readonly clock: Clock;
}

export function adminRoutes(use: AdminUseCases): Handlers<typeof adminContract> {
  return {
    stats: async () => dashboardView(await use.readDashboard.execute()),
    audit: async ({ query }) => {
      const { limit, cursor, search, action, actor } = query;
      const { items, ...rest } = await use.listAudit.execute({ search, action, actorId: actor }, { limit, cursor });
      return { events: items.map(auditView), ...listView(rest) };
    },
    server: async () => serverView(await use.readServer.execute()),
    model: () => modelView(use.readModel.execute()),
    tryModel: async () => modelTrialView(await use.tryModel.execute()),
    ...customerRoutes(use, use.clock),
    ...moneyRoutes(use),
    ...quotaRoutes(use),
  };
}
