import { FactList } from '../../ui/page/FactList';
import { StatusPill } from '../../ui/page/StatusPill';
import { formatNumber } from '../../ui/formatNumber';
import { claimStandings } from './claimStandings';
import styles from './CompetitorStanding.module.css';
import type { Comparison } from './CompetitorValues';

type Price = NonNullable<Comparison['price']>;

/** Where the own product is among the others: its price, its claims and its words, each with the way to the evidence. */
export function CompetitorStanding({ result }: { readonly result: Comparison }) {
  const { price, products, claims, keywords, recommendations } = result;
  const unused = keywords.filter(({ is_yours: isYours }) => !isYours).length;
  return (
    <div className="lw-stack">
      <section aria-label="Your price" className="lw-stack-tight">
        <h3 className={styles.heading}>Your price</h3>
        {price === null ? (
          <p className="lw-secondary">No page states a price.</p>
        ) : (
          <>
            <PriceStrip price={price} products={products} />
            <FactList columns={2} facts={factsOf(price)} />
          </>
        )}
      </section>
      <section aria-label="Your claims" className="lw-stack-tight">
        <h3 className={styles.heading}>
          <a href="#competitor-claims">{formatNumber.count(claims.length, 'claim')}</a>
        </h3>
        <ul className={styles.tally}>
          {Object.entries(claimStandings).map(([standing, { tone, name }]) => {
            const count = claims.filter((claim) => claim.standing === standing).length;
            return count === 0 ? null : (
              <li key={standing}>
                <StatusPill tone={tone}>{name}</StatusPill>
                <span className="lw-tabular">{count}</span>
              </li>
            );
          })}
        </ul>
      </section>
      <ul className={styles.tally}>
        <li>
          <a href="#competitor-terms">Terms you do not use</a>
          <span className="lw-tabular">{unused}</span>
        </li>
        <li>
          <a href="#competitor-recommendations">Recommendations</a>
          <span className="lw-tabular">{recommendations.length}</span>
        </li>
      </ul>
    </div>
  );
}

const shown = (amount: number | null, currency: string): string =>
  amount === null ? '—' : currency === '' ? formatNumber.decimal(amount) : formatNumber.price(amount, currency);

const factsOf = ({ own, lowest, average, highest, currency }: Price): readonly (readonly [string, string])[] => [
  ['Yours', shown(own, currency)],
  ['Average', shown(average, currency)],
  ['Lowest', shown(lowest, currency)],
  ['Highest', shown(highest, currency)],
];

/** The prices on a line, the own one marked. The figures are below it. */
function PriceStrip({ price, products }: { readonly price: Price; readonly products: Comparison['products'] }) {
  const { own, currency } = price;
  const others = products.flatMap((one) =>
    one.id === 'own' || one.price === null || one.currency !== currency ? [] : [{ id: one.id, amount: one.price }],
  );
  const amounts = [...others.map(({ amount }) => amount), ...(own === null ? [] : [own])];
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  if (least === most) return null;
  const at = (amount: number) => ({ insetInlineStart: `${((amount - least) / (most - least)) * 100}%` });
  return (
    <div className={styles.strip} aria-hidden>
      {others.map(({ id, amount }) => (
        <span key={id} className={styles.mark} style={at(amount)} />
      ))}
      {own === null ? null : <span className={styles.mark} data-own style={at(own)} />}
    </div>
  );
}
