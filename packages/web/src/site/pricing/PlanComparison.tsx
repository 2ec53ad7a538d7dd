import { PLAN_KEYS, PLANS, TRIAL, type Plan } from '@listwright/domain/billing';
import { IconMinus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatNumber } from '../../ui/formatNumber';
import styles from './pricing.module.css';

const number = new Intl.NumberFormat('en');

const units = (value: number | null): ReactNode => {
  if (value === null) return 'Unlimited';
  return value === 0 ? <None /> : number.format(value);
};

const ROWS: readonly { readonly name: string; readonly of: (plan: Plan) => ReactNode }[] = [
  {
    name: 'Price per month',
    of: ({ price, currency }) => (price === null ? 'Custom' : formatNumber.money(price, currency)),
  },
  { name: 'Listings per month', of: ({ quotas }) => units(quotas.listings_generated) },
  { name: 'Images per month', of: ({ quotas }) => units(quotas.images_processed) },
  { name: 'API calls per month', of: ({ quotas }) => units(quotas.api_calls) },
  {
    name: 'Bulk operations per month',
    of: ({ key, quotas }) => (key === 'free' ? `${TRIAL.bulkOperations} in the trial` : units(quotas.bulk_operations)),
  },
  {
    name: 'Rows per file',
    of: ({ key, bulkRows }) => (key === 'free' ? `${TRIAL.bulkRows} in the trial` : number.format(bulkRows)),
  },
  { name: 'Support and extras', of: ({ features }) => features.join(', ') },
];

/** Every plan and every figure, from the one plan table. */
export function PlanComparison() {
  return (
    <div className="site-table" role="region" aria-label="Plan comparison" tabIndex={0}>
      <table className={styles.comparison}>
        <thead>
          <tr>
            <td />
            {PLAN_KEYS.map((key) => (
              <th key={key} scope="col">
                {PLANS[key].name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ name, of }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {PLAN_KEYS.map((key) => (
                <td key={key} className="site-tabular">
                  {of(PLANS[key])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function None() {
  return (
    <>
      <IconMinus size={16} aria-hidden />
      <span className="lw-visually-hidden">none</span>
    </>
  );
}
