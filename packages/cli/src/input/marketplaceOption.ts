import { MARKETPLACES } from '@listwright/domain/marketplaces';
import { Option } from 'commander';

export function marketplaceOption(): Option {
  return new Option('-m, --marketplace <name>', 'target marketplace').choices([...MARKETPLACES]);
}
