import { DomainError } from '@listwright/domain/shared';

export const competitorErrors = {
  noPage: () =>
    new DomainError('invalid', 'product_url_required', 'Please enter a product URL', {
      faults: [{ path: 'competitor_urls', message: 'Please enter a product URL' }],
    }),
};
