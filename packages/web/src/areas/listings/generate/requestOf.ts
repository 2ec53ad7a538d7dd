import type { api, CallInput } from '@listwright/application/contract';
import type { Marketplace } from '@listwright/domain/marketplaces';
import type { GenerateForm } from './GenerateForm';

type Request = CallInput<typeof api.listings.generate>['body'];

/** The request for a form: trimmed, without half-filled attribute rows. */
export function requestOf(form: GenerateForm, marketplace: Marketplace): Request {
  const attributes = form.attributes
    .map(({ name, value }) => [name.trim(), value.trim()] as const)
    .filter(([name, value]) => name !== '' && value !== '');
  return {
    ...(form.product === null ? {} : { product_id: form.product.id }),
    product_name: form.productName.trim(),
    description: form.description.trim(),
    category: form.category,
    marketplace,
    marketplace_id: marketplace === 'amazon' ? form.marketplaceId : '',
    brand: form.brand.trim(),
    attributes: Object.fromEntries(attributes),
    keywords: [...form.keywords],
    tone: form.tone,
  };
}
