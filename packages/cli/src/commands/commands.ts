import type { Command } from 'commander';
import type { Action } from '../Action.js';

/** Registers the commands of one noun. They only parse; `run` provides the context. */
export type Register = (program: Command, run: Action) => void;

/** Commands that are loaded when they are called. */
export interface CommandGroup {
  /** What the help lists of each: its name with its arguments, and its description. */
  readonly listed: readonly (readonly [usage: string, description: string])[];
  readonly load: () => Promise<Register>;
}

/** Every command, in the order of the help. What they need is loaded with them: help and version take no time for it. */
export const commands: readonly CommandGroup[] = [
  {
    listed: [['generate [name]', 'generate a listing for one product']],
    load: async () => (await import('./generate/registerGenerate.js')).registerGenerate,
  },
  {
    listed: [['facts <source>', 'extract facts from a product; works offline']],
    load: async () => (await import('./facts/registerFacts.js')).registerFacts,
  },
  {
    listed: [['lint <source>', 'check text against marketplace rules; works offline']],
    load: async () => (await import('./lint/registerLint.js')).registerLint,
  },
  {
    listed: [['policy', 'show the marketplace rules with their dates and sources']],
    load: async () => (await import('./policy/registerPolicy.js')).registerPolicy,
  },
  {
    listed: [['titles', 'work with titles in bulk']],
    load: async () => (await import('./titles/registerTitles.js')).registerTitles,
  },
  {
    listed: [
      ['title-checks', 'judge a title by the rules of a marketplace, with history'],
      ['title-fits', 'bring a title within the limit, with history; `titles fit` does files and needs no server'],
    ],
    load: async () => (await import('./titles/registerTitleTools.js')).registerTitleTools,
  },
  {
    listed: [['seo', 'score title, description and keywords, with what would raise the score']],
    load: async () => (await import('./seo/registerSeo.js')).registerSeo,
  },
  {
    listed: [['competitors', 'compare a product with pages of competitors: price, claims, keywords']],
    load: async () => (await import('./competitors/registerCompetitors.js')).registerCompetitors,
  },
  {
    listed: [['bulk', 'generate listings, fit titles or analyse pages from a file']],
    load: async () => (await import('./bulk/registerBulk.js')).registerBulk,
  },
  {
    listed: [['jobs', 'follow work that runs on the server']],
    load: async () => (await import('./jobs/registerJobs.js')).registerJobs,
  },
  {
    listed: [['products', 'manage your products']],
    load: async () => (await import('./products/registerProducts.js')).registerProducts,
  },
  {
    listed: [['analyze <pages...>', 'read product pages: addresses or saved pages']],
    load: async () => (await import('./pages/registerAnalyze.js')).registerAnalyze,
  },
  {
    listed: [['shares', 'list and revoke links to shared analyses']],
    load: async () => (await import('./pages/registerShares.js')).registerShares,
  },
  {
    listed: [['listings', 'manage your listings']],
    load: async () => (await import('./listings/registerListings.js')).registerListings,
  },
  {
    listed: [['export', 'export files for a marketplace']],
    load: async () => (await import('./export/registerExport.js')).registerExport,
  },
  {
    listed: [['spec', 'try what this server does']],
    load: async () => (await import('./spec/registerSpec.js')).registerSpec,
  },
  {
    listed: [['usage', 'show your plan, its quotas and when they reset']],
    load: async () => (await import('./usage/registerUsage.js')).registerUsage,
  },
  {
    listed: [['plan', 'show or change your plan']],
    load: async () => (await import('./plan/registerPlan.js')).registerPlan,
  },
  {
    listed: [['invoices', 'your invoices']],
    load: async () => (await import('./invoices/registerInvoices.js')).registerInvoices,
  },
  { listed: [['auth', 'log in and out']], load: async () => (await import('./auth/registerAuth.js')).registerAuth },
  {
    listed: [['api-keys', 'manage API keys for scripts']],
    load: async () => (await import('./apiKeys/registerApiKeys.js')).registerApiKeys,
  },
  { listed: [['admin', 'administration']], load: async () => (await import('./admin/registerAdmin.js')).registerAdmin },
  {
    listed: [['config', 'manage command line settings']],
    load: async () => (await import('./config/registerConfig.js')).registerConfig,
  },
  {
    listed: [['setup', 'write the settings of a new server to .env, which serve, worker, migrate and doctor read']],
    load: async () => (await import('./setup/registerSetup.js')).registerSetup,
  },
  {
    listed: [
      ['serve', 'start the web app and the API'],
      ['worker', 'run background jobs next to a server'],
      ['migrate [what]', 'migrate the database'],
      ['doctor', "check the server's configuration and dependencies"],
    ],
    load: async () => (await import('./server/registerServer.js')).registerServer,
  },
  {
    listed: [['secrets', 'manage data encrypted with SECRET_KEY']],
    load: async () => (await import('./secrets/registerSecrets.js')).registerSecrets,
  },
  {
    listed: [['backup', 'save everything the server stores, and restore it']],
    load: async () => (await import('./backup/registerBackup.js')).registerBackup,
  },
  {
    listed: [['completion <shell>', 'print a completion script for your shell']],
    load: async () => (await import('./completion/registerCompletion.js')).registerCompletion,
  },
  {
    listed: [
      ['help [topic...]', 'show help for a command or topic'],
      ['version', 'show the version'],
    ],
    load: async () => (await import('./help/registerHelpTopics.js')).registerHelpTopics,
  },
];
