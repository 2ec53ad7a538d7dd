import { observer } from 'mobx-react-lite';
import { formatNumber } from '../../../ui/formatNumber';
import { marketplaceName } from '../../../ui/marketplaceName';
import type { GenerateStore } from './GenerateStore';

/** What the listing was written from, in one line. */
export const InputsLine = observer(function InputsLine({ store }: { readonly store: GenerateStore }) {
  const { productName, marketplace, marketplaceId, attributes, keywords } = store.form.value;
  const parts = [
    ...(marketplace === '' ? [] : [marketplaceName(marketplace, marketplaceId)]),
    ...(attributes.length === 0 ? [] : [formatNumber.count(attributes.length, 'attribute')]),
    ...(keywords.length === 0 ? [] : [formatNumber.count(keywords.length, 'keyword')]),
  ];
  return (
    <>
      <span className="lw-strong">{productName}</span>
      <span className="lw-secondary"> · {parts.join(' · ')}</span>
    </>
  );
});
