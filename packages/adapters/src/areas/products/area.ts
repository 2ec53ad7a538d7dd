import {
  AddPhoto,
  AddProduct,
  DecideFact,
  EditProduct,
  FetchProductPage,
  ImportProduct,
  PageRenderer,
  PageShareRepository,
  PageShares,
  PageVisits,
  ListProducts,
  OpenPhoto,
  PhotoReader,
  ProductFinder,
  ProductListings,
  FactReader,
  ProductPageReader,
  ProductReader,
  ProductRepository,
  ReadFacts,
  ReadSavedPage,
  RemovePhoto,
  RemoveProduct,
  SharePage,
  SweepPhotos,
  VisitPage,
} from '@listwright/application/products';
import { TokenIssuer } from '@listwright/application/accounts';
import { QuotaGuard } from '@listwright/application/billing';
import { Clock, IdSource, ObjectStore, PageFetcher, SystemTimer, Transaction } from '@listwright/application/shared';
import type { Area } from '../../composition/Area.js';
import { routesOf } from '../../composition/AreaRoutes.js';
import { keys } from '../../composition/keys.js';
import { implement, provide, provideFrom, type Bind } from '../../composition/provide.js';
import type { Get } from '../../composition/Token.js';
import { SharpPhotoReader } from '../../files/SharpPhotoReader.js';
import { productRoutes, productUseCases } from '../../http/products/productRoutes.js';
import { JudgingThread } from '../../isolation/judging/JudgingThread.js';
import { WorkThread } from '../../isolation/judging/WorkThread.js';
import { ThreadFactReader } from '../../isolation/judging/ThreadFactReader.js';
import { ThreadPageReader } from '../../pages/ThreadPageReader.js';
import { ChromiumRenderer } from '../../pages/rendering/ChromiumRenderer.js';
import { NoPageRenderer } from '../../pages/rendering/NoPageRenderer.js';
import { HttpPageFetcher } from '../../pages/fetching/HttpPageFetcher.js';
import { SiteAccess } from '../../pages/fetching/SiteAccess.js';
import type { Platform } from '../../composition/Platform.js';
import { Database } from '../../postgres/Database.js';
import { OwnedRows } from '../../postgres/OwnedRows.js';
import { PostgresPageShareRepository } from '../../postgres/products/PostgresPageShareRepository.js';
import { PostgresPageVisits } from '../../postgres/products/PostgresPageVisits.js';
import { PostgresProductRepository } from '../../postgres/products/PostgresProductRepository.js';
import { ProductsAccountData } from './ProductsAccountData.js';
import { SamplePhoto } from './SamplePhoto.js';

const DAY_MS = 86_400_000;

export const productsArea: Area = {
  bindings,
  routes: [routesOf('products', productUseCases, productRoutes)],
  accountData: [ProductsAccountData],
  chores: [
    { everyMs: DAY_MS, prepare: sweep },
    { everyMs: DAY_MS, prepare: sweepShares },
  ],
};

function sweep(get: Get): () => Promise<void> {
  const [photos, { log }] = [get(SweepPhotos), get(keys.Platform)];
  return async () => {
    const deleted = await photos.execute();
    if (deleted > 0) log.info({ deleted }, 'deleted photos that no product has');
  };
}

function sweepShares(get: Get): () => Promise<void> {
  const [shares, { log }] = [get(PageShares), get(keys.Platform)];
  return async () => {
    const removed = await shares.sweep();
    if (removed > 0) log.info({ removed }, 'removed links to shared analyses that had expired');
  };
}

/** The area of listings binds `ProductListings`. */
function bindings(bind: Bind): void {
  implement(bind, ProductRepository, PostgresProductRepository, Database);
  implement(bind, PhotoReader, SharpPhotoReader);
  implement(bind, FactReader, ThreadFactReader, WorkThread);
  // Callers without an account too: no seller waits behind them.
  provideFrom(bind, ReadFacts, (thread) => new ReadFacts(new ThreadFactReader(thread)), JudgingThread);
  provide(bind, ProductReader, ProductRepository, ProductListings, FactReader);
  provide(bind, ProductFinder, ProductRepository, IdSource, Clock);
  provide(bind, ListProducts, ProductRepository, ProductListings);
  provide(bind, AddProduct, ProductRepository, ProductReader, Transaction, IdSource, Clock);
  provide(bind, EditProduct, ProductRepository, ProductReader, Clock);
  provide(bind, RemoveProduct, ProductRepository, ObjectStore);
  provide(bind, DecideFact, ProductReader, EditProduct);
  provide(bind, AddPhoto, ProductReader, EditProduct, PhotoReader, ObjectStore, IdSource);
  provide(bind, OpenPhoto, ProductReader, ObjectStore);
  provide(bind, RemovePhoto, ProductReader, EditProduct, ObjectStore);
  provide(bind, SweepPhotos, ProductRepository, ObjectStore, Clock);
  provideFrom(bind, ProductPageReader, () => new ThreadPageReader());
  provideFrom(bind, SiteAccess, siteAccess, keys.Platform, Clock);
  provideFrom(bind, PageFetcher, pageFetcher, SiteAccess, Clock);
  provideFrom(bind, PageRenderer, pageRenderer, keys.Platform, SiteAccess);
  provideFrom(bind, PageVisits, pageVisits, Database, keys.Platform);
  provide(bind, VisitPage, PageFetcher, PageRenderer, ProductPageReader, PageVisits);
  provide(bind, ReadSavedPage, ProductPageReader, QuotaGuard);
  provide(bind, FetchProductPage, VisitPage, QuotaGuard);
  provide(bind, ImportProduct, VisitPage, ProductPageReader, FactReader, AddProduct, QuotaGuard, IdSource, Clock);
  implement(bind, PageShareRepository, PostgresPageShareRepository, Database);
  provide(bind, SharePage, PageShareRepository, TokenIssuer, IdSource, Clock);
  provide(bind, PageShares, PageShareRepository, TokenIssuer, Clock);
  provide(bind, SamplePhoto, PhotoReader);
  provide(
    bind,
    ProductsAccountData,
    ProductRepository,
    OwnedRows,
    ObjectStore,
    IdSource,
    SamplePhoto,
    PageShareRepository,
  );
}

const siteAccess = ({ config, version }: Platform, clock: Clock): SiteAccess =>
  new SiteAccess(
    {
      agentName: 'Listwright',
      agentComment: `${version}; reads single pages that a person asks for`,
      sites: { allowed: config.SCRAPER_ONLY_HOSTS, denied: config.SCRAPER_DENIED_HOSTS },
      exemptHosts: config.SCRAPER_ALLOW_HOSTS,
    },
    clock,
    new SystemTimer(),
  );

const pageRenderer = ({ config, log }: Platform, access: SiteAccess): PageRenderer =>
  config.SCRAPER_BROWSER === undefined
    ? new NoPageRenderer()
    : new ChromiumRenderer({ executable: config.SCRAPER_BROWSER }, access, (error) =>
        log.warn({ err: error }, 'a page could not be shown in the browser'),
      );

const pageVisits = (database: Database, { log }: Platform): PageVisits =>
  new PostgresPageVisits(database, (error) => log.warn({ err: error }, 'a page that was read could not be counted'));

const pageFetcher = (access: SiteAccess, clock: Clock): PageFetcher =>
  new HttpPageFetcher(access, clock, new SystemTimer());
