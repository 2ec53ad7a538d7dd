import { rupees } from './rupees';
import styles from './admin.module.css';

/** An amount; a negative one has a minus and the warning colour. */
export function Money({ amount }: { readonly amount: number }) {
  return <span className={amount < 0 ? `lw-tabular ${styles.negative}` : 'lw-tabular'}>{rupees(amount)}</span>;
}
