import { DataTable, type Column } from '../../ui/list/DataTable';
import { StatusPill } from '../../ui/page/StatusPill';
import { claimStandings } from './claimStandings';
import styles from './Competitors.module.css';
import type { Comparison } from './CompetitorValues';

type Product = Comparison['products'][number];
type Claim = Comparison['claims'][number];

const UNSAID = '—';

/** Who states what, fact by fact. */
export function ClaimTable({ claims, products }: Pick<Comparison, 'claims' | 'products'>) {
  return (
    <div className={styles.claims}>
      <DataTable caption="Who states what" rows={claims.map(withId)} columns={claimColumns(products)} />
    </div>
  );
}

const withId = (claim: Claim) => ({ ...claim, id: claim.property });

function claimColumns(products: readonly Product[]): readonly Column<Claim & { readonly id: string }>[] {
  return [
    {
      name: 'Claim',
      cell: ({ label, standing }) => (
        <>
          <span className={styles.label}>{label}</span>
          <StatusPill tone={claimStandings[standing].tone}>{claimStandings[standing].name}</StatusPill>
        </>
      ),
    },
    ...products.map((product) => ({
      name: product.label,
      cell: ({ cells }: Claim) => {
        const cell = cells.find(({ id }) => id === product.id);
        return cell === undefined || cell.state === 'silent' ? UNSAID : cell.values.join(', ');
      },
    })),
  ];
}
