import { rupees } from './rupees';

/** An amount; what went out has a minus and the colour of warning. */
export function Money({ amount }: { readonly amount: number }) {
  return <span className={amount < 0 ? 'lw-tabular lw-negative' : 'lw-tabular'}>{rupees(amount)}</span>;
}
