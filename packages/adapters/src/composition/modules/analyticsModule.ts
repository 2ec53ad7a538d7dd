import { ListingFigures, ReadNextActions } from '@listwright/application/analytics';
import { ReadUsage } from '@listwright/application/billing';
import { Clock } from '@listwright/application/shared';
import { ContainerModule } from 'inversify';
import { PostgresListingFigures } from '../../postgres/analytics/PostgresListingFigures.js';
import { Database } from '../../postgres/Database.js';

export const analyticsModule = new ContainerModule(({ bind }) => {
  bind(ListingFigures)
    .toDynamicValue(({ get }): ListingFigures => new PostgresListingFigures(get(Database)))
    .inSingletonScope();
  bind(ReadNextActions).toDynamicValue(
    ({ get }) => new ReadNextActions(get(ListingFigures), get(ReadUsage), get(Clock)),
  );
});
