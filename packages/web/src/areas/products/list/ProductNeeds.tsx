import { IconAlertTriangle, IconCircleX } from '@tabler/icons-react';
import { formatNumber } from '../../../ui/formatNumber';
import { StatusPill } from '../../../ui/page/StatusPill';
import type { ProductRow } from '../../../ui/product/Product';
import styles from './ProductNeeds.module.css';

type Needy = Pick<ProductRow, 'contradiction_count' | 'missing_facts' | 'listings'>;

const NAMED = 2;

/** What a product lacks, the worst first: listings with errors, contradictions, missing facts. */
export function ProductNeeds({ row }: { readonly row: Needy }) {
  const { contradiction_count: contradictions, missing_facts: missing } = row;
  const { faulty } = row.listings;
  if (faulty + contradictions + missing.length === 0) return <span className="lw-secondary">Nothing missing</span>;
  const rest = missing.length - NAMED;
  return (
    <span className={styles.needs}>
      {faulty === 0 ? null : (
        <StatusPill tone="bad" icon={<IconCircleX size={12} aria-hidden />}>
          {formatNumber.count(faulty, 'listing')} with errors
        </StatusPill>
      )}
      {contradictions === 0 ? null : (
        <StatusPill tone="warn" icon={<IconAlertTriangle size={12} aria-hidden />}>
          {formatNumber.count(contradictions, 'contradiction')}
        </StatusPill>
      )}
      {missing.length === 0 ? null : (
        <span className="lw-caption">
          Missing: {missing.slice(0, NAMED).join(', ')}
          {rest > 0 ? ` and ${rest} more` : ''}
        </span>
      )}
    </span>
  );
}
