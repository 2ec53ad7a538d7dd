import { ReadFacts } from '@listwright/application/products';
import { ContainerModule } from 'inversify';

export const productsModule = new ContainerModule(({ bind }) => {
  bind(ReadFacts).toResolvedValue(() => new ReadFacts());
});
