import {
  ChangeBranding,
  ImportRules,
  ListAudit,
  ReadBranding,
  ReadDashboard,
  ReadModel,
  ReadServer,
  TryModel,
} from '@listwright/application/admin';
import { defaultBranding, ruleChangesOf, type adminContract } from '@listwright/application/contract';
import { Clock } from '@listwright/application/shared';
import type { Instances } from '../../composition/Token.js';
import type { Handlers } from '../bindContract.js';
import {
  auditView,
  brandingView,
  dashboardView,
  listView,
  modelTrialView,
  modelView,
  serverView,
} from './adminViews.js';
import { customerRoutes, customerUseCases } from './customerRoutes.js';
import { moneyRoutes, moneyUseCases } from './moneyRoutes.js';
import { quotaRoutes, quotaUseCases } from './quotaRoutes.js';

export const adminUseCases = {
  ...customerUseCases,
  ...moneyUseCases,
  ...quotaUseCases,
  readDashboard: ReadDashboard,
  listAudit: ListAudit,
  readServer: ReadServer,
  readModel: ReadModel,
  tryModel: TryModel,
  readBranding: ReadBranding,
  changeBranding: ChangeBranding,
  importRules: ImportRules,
  clock: Clock,
};

export function adminRoutes(use: Instances<typeof adminUseCases>): Handlers<typeof adminContract> {
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
    branding: async () => brandingView((await use.readBranding.execute()) ?? defaultBranding),
    changeBranding: async ({ body }, { actor, origin, message }) => {
      await use.changeBranding.execute(actor, body, origin);
      message('Branding updated successfully');
      return brandingView(body);
    },
    importRules: async ({ body }, { actor, origin, message }) => {
      const { isNew } = await use.importRules.execute(actor, ruleChangesOf(body), origin);
      message(isNew ? 'Rules imported' : 'These rules are in force already');
      return { rules: body, is_new: isNew };
    },
    ...customerRoutes(use, use.clock),
    ...moneyRoutes(use),
    ...quotaRoutes(use),
  };
}
