import { MARKETPLACES } from '@listwright/domain/marketplaces';
import { Option } from 'commander';

export function marketplaceOption(): Option {
  return new Option('-m, --marketplace <name>', 'the marketplace it is for').choices([...MARKETPLACES]);
}
