import { AnalysisRepository } from '@listwright/application/analyses';
import { ListingFigures, ProductJobs, ReadNextActions, ReadProductActivity } from '@listwright/application/analytics';
import { ReadUsage } from '@listwright/application/billing';
import { JobRepository } from '@listwright/application/jobs';
import { ProductReader } from '@listwright/application/products';
import { Clock } from '@listwright/application/shared';
import type { Area } from '../../composition/Area.js';
import { routesOf } from '../../composition/AreaRoutes.js';
import { implement, provide, type Bind } from '../../composition/provide.js';
import { analyticsRoutes, analyticsUseCases } from '../../http/analytics/analyticsRoutes.js';
import { Database } from '../../postgres/Database.js';
import { PostgresProductJobs } from '../../postgres/analytics/PostgresProductJobs.js';
import { PostgresListingFigures } from '../../postgres/analytics/PostgresListingFigures.js';

export const analyticsArea: Area = {
  bindings,
  routes: [routesOf('analytics', analyticsUseCases, analyticsRoutes)],
};

function bindings(bind: Bind): void {
  implement(bind, ListingFigures, PostgresListingFigures, Database);
  implement(bind, ProductJobs, PostgresProductJobs, Database);
  provide(bind, ReadProductActivity, ProductReader, AnalysisRepository, ProductJobs);
  provide(bind, ReadNextActions, ListingFigures, JobRepository, ReadUsage, Clock);
}
