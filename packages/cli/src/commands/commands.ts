import type { Command } from 'commander';
import type { Action } from '../Action.js';
import { registerAdmin } from './admin/registerAdmin.js';
import { registerApiKeys } from './apiKeys/registerApiKeys.js';
import { registerAuth } from './auth/registerAuth.js';
import { registerBackup } from './backup/registerBackup.js';
import { registerBulk } from './bulk/registerBulk.js';
import { registerCompetitors } from './competitors/registerCompetitors.js';
import { registerCompletion } from './completion/registerCompletion.js';
import { registerConfig } from './config/registerConfig.js';
import { registerExport } from './export/registerExport.js';
import { registerFacts } from './facts/registerFacts.js';
import { registerGenerate } from './generate/registerGenerate.js';
import { registerHelpTopics } from './help/registerHelpTopics.js';
import { registerInvoices } from './invoices/registerInvoices.js';
import { registerJobs } from './jobs/registerJobs.js';
import { registerLint } from './lint/registerLint.js';
import { registerListings } from './listings/registerListings.js';
import { registerAnalyze } from './pages/registerAnalyze.js';
import { registerShares } from './pages/registerShares.js';
import { registerPlan } from './plan/registerPlan.js';
import { registerPolicy } from './policy/registerPolicy.js';
import { registerProducts } from './products/registerProducts.js';
import { registerSecrets } from './secrets/registerSecrets.js';
import { registerSeo } from './seo/registerSeo.js';
import { registerServer } from './server/registerServer.js';
import { registerSetup } from './setup/registerSetup.js';
import { registerSpec } from './spec/registerSpec.js';
import { registerTitleTools } from './titles/registerTitleTools.js';
import { registerTitles } from './titles/registerTitles.js';
import { registerUsage } from './usage/registerUsage.js';

/** Registers the commands of one noun. They only parse; `run` provides the context. */
type Register = (program: Command, run: Action) => void;

/** Every command, in the order of the help. */
export const commands: readonly Register[] = [
  registerGenerate,
  registerFacts,
  registerLint,
  registerPolicy,
  registerTitles,
  registerTitleTools,
  registerSeo,
  registerCompetitors,
  registerBulk,
  registerJobs,
  registerProducts,
  registerAnalyze,
  registerShares,
  registerListings,
  registerExport,
  registerSpec,
  registerUsage,
  registerPlan,
  registerInvoices,
  registerAuth,
  registerApiKeys,
  registerAdmin,
  registerConfig,
  registerSetup,
  registerServer,
  registerSecrets,
  registerBackup,
  registerCompletion,
  registerHelpTopics,
];
