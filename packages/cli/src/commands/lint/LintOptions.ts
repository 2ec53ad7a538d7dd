import type { Marketplace, ProductClass } from '@listwright/domain/marketplaces';

export interface LintOptions {
  readonly marketplace?: Marketplace;
  readonly marketplaceId?: string;
  readonly brand?: string;
  readonly productClass?: ProductClass;
  readonly policy?: string;
  readonly fix?: boolean;
  readonly failOn: 'error' | 'warn' | 'never';
}
