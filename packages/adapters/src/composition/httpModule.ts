import {
  Authenticate,
  LogIn,
  LogOut,
  ReadProfile,
  RefreshSession,
  RegisterAccount,
  UpdateProfile,
} from '@listwright/application/accounts';
import { ReadUsage, ReadUsageHistory } from '@listwright/application/billing';
import {
  CopyListing,
  CopyWriter,
  EditListing,
  ExportListings,
  FitTitle,
  GenerateListing,
  LintText,
  ListListings,
  ListVersions,
  ReadListing,
  RemoveListing,
  RestoreVersion,
  RewriteListing,
} from '@listwright/application/listings';
import { Clock } from '@listwright/application/shared';
import { ContainerModule } from 'inversify';
import { createApp, IdempotencyStore, Metrics, Readiness } from '../http/index.js';
import type { AccountUseCases } from '../http/accounts/accountRoutes.js';
import type { BillingUseCases } from '../http/billing/billingRoutes.js';
import type { ListingUseCases } from '../http/listings/listingRoutes.js';
import { Database } from '../postgres/Database.js';
import { PostgresIdempotencyStore } from '../postgres/idempotency/PostgresIdempotencyStore.js';
import { keys } from './keys.js';
import type { Platform } from './Platform.js';
import { webApp } from './webApp.js';

const AccountUse = Symbol.for('AccountUseCases');
const BillingUse = Symbol.for('BillingUseCases');
const ListingUse = Symbol.for('ListingUseCases');

export const httpModule = new ContainerModule(({ bind }) => {
  bind(Metrics)
    .toResolvedValue(() => new Metrics())
    .inSingletonScope();
  bind(IdempotencyStore)
    .toResolvedValue((database: Database): IdempotencyStore => new PostgresIdempotencyStore(database), [Database])
    .inSingletonScope();
  bind(Readiness)
    .toResolvedValue((database: Database) => new Readiness(() => database.query('select 1')), [Database])
    .inSingletonScope();
  bind<AccountUseCases>(AccountUse).toResolvedValue(
    (
      register: RegisterAccount,
      logIn: LogIn,
      refresh: RefreshSession,
      logOut: LogOut,
      readProfile: ReadProfile,
      updateProfile: UpdateProfile,
    ) => ({
      register,
      logIn,
      refresh,
      logOut,
      readProfile,
      updateProfile,
    }),
    [RegisterAccount, LogIn, RefreshSession, LogOut, ReadProfile, UpdateProfile],
  );
  bind<BillingUseCases>(BillingUse).toResolvedValue(
    (readUsage: ReadUsage, readHistory: ReadUsageHistory) => ({ readUsage, readHistory }),
    [ReadUsage, ReadUsageHistory],
  );
  bind<ListingUseCases>(ListingUse).toResolvedValue(
    (
      generate: GenerateListing,
      lint: LintText,
      fitTitle: FitTitle,
      list: ListListings,
      read: ReadListing,
      edit: EditListing,
      rewrite: RewriteListing,
      remove: RemoveListing,
      copy: CopyListing,
      versions: ListVersions,
      restore: RestoreVersion,
      exports: ExportListings,
    ) => ({ generate, lint, fitTitle, list, read, edit, rewrite, remove, copy, versions, restore, exports }),
    [
      ...([GenerateListing, LintText, FitTitle, ListListings, ReadListing, EditListing] as const),
      ...([RewriteListing, RemoveListing, CopyListing, ListVersions, RestoreVersion, ExportListings] as const),
    ],
  );
  bind(keys.App)
    .toResolvedValue(
      (
        platform: Platform,
        metrics: Metrics,
        authenticate: Authenticate,
        idempotency: IdempotencyStore,
        accounts: unknown,
        billing: unknown,
        listings: unknown,
        readiness: Readiness,
        writer: CopyWriter,
        clock: Clock,
      ) =>
        createApp({
          log: platform.log,
          metrics,
          authenticate,
          idempotency,
          accounts: accounts as AccountUseCases,
          billing: billing as BillingUseCases,
          listings: listings as ListingUseCases,
          system: { version: platform.version, readiness, writer, clock },
          web: webApp(platform, clock),
          trustedProxies: platform.config.TRUSTED_PROXIES,
          overTls: platform.config.APP_URL?.startsWith('https:') ?? false,
        }),
      [
        keys.Platform,
        Metrics,
        Authenticate,
        IdempotencyStore,
        AccountUse,
        BillingUse,
        ListingUse,
        Readiness,
        CopyWriter,
        Clock,
      ],
    )
    .inSingletonScope();
});
