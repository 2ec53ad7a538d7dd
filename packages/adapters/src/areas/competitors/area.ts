import { QuotaGuard } from '@listwright/application/billing';
import { CompareCompetitors } from '@listwright/application/competitors';
import { ProductPageReader, ProductReader, VisitPage } from '@listwright/application/products';
import type { Area } from '../../composition/Area.js';
import { routesOf } from '../../composition/AreaRoutes.js';
import { provide, type Bind } from '../../composition/provide.js';
import { competitorRoutes, competitorUseCases } from '../../http/competitors/competitorRoutes.js';

export const competitorsArea: Area = {
  bindings,
  routes: [routesOf('competitors', competitorUseCases, competitorRoutes)],
};

/** The area of products binds the reader and the fetcher of pages. */
function bindings(bind: Bind): void {
  provide(bind, CompareCompetitors, ProductReader, VisitPage, ProductPageReader, QuotaGuard);
}
