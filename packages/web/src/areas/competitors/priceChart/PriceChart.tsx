import { formatNumber } from '../../../ui/formatNumber';
import type { Comparison } from '../CompetitorValues';
import { priceTicks } from './priceTicks';
import styles from './PriceChart.module.css';

type Product = Comparison['products'][number];

const [WIDTH, HEIGHT] = [640, 288];
const EDGE = { left: 60, right: 24, top: 44, bottom: 60 };
const [SMALLEST, LARGEST] = [6, 22];
/** Ratings below this are as rare as they are bad. */
const WORST = 1;
const BEST = 5;
const LABEL = 18;

/** Price against rating, the larger the more reviews; the own product stands out. Nothing where fewer than two prices compare. */
export function PriceChart({ products }: { readonly products: readonly Product[] }) {
  const [own] = products;
  const currency = products.find(({ id, price }) => id !== 'own' && price !== null)?.currency ?? '';
  const priced = products.flatMap((one) =>
    one.price === null || one.currency !== currency ? [] : [{ ...one, price: one.price }],
  );
  if (own === undefined || priced.length < 2) return null;
  const prices = priced.map(({ price }) => price);
  const ticks = priceTicks(Math.min(...prices), Math.max(...prices));
  const [least, most] = [ticks[0] ?? 0, ticks.at(-1) ?? 0];
  const reviews = Math.max(1, ...priced.map((one) => one.reviews ?? 0));
  const x = (price: number): number =>
    EDGE.left +
    LARGEST +
    (most === least ? 0.5 : (price - least) / (most - least)) * (WIDTH - EDGE.left - EDGE.right - 2 * LARGEST);
  const bottom = HEIGHT - EDGE.bottom;
  /** What has no rating stands on the line below the ratings. */
  const y = (rating: number | null): number =>
    rating === null ? bottom : EDGE.top + ((BEST - rating) / (BEST - WORST)) * (bottom - EDGE.top - LARGEST);
  const money = (amount: number): string =>
    currency === '' ? formatNumber.decimal(amount) : formatNumber.price(amount, currency);
  return (
    <figure className={styles.chart}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label="Price against rating; the table above has the figures"
      >
        {[5, 4, 3, 2].map((stars) => (
          <g key={stars}>
            <line className={styles.line} x1={EDGE.left} x2={WIDTH - EDGE.right} y1={y(stars)} y2={y(stars)} />
            <text className={styles.axis} x={EDGE.left - 8} y={y(stars) + 4} textAnchor="end">
              {stars} ★
            </text>
          </g>
        ))}
        <line className={styles.line} x1={EDGE.left} x2={WIDTH - EDGE.right} y1={bottom} y2={bottom} />
        {priced.some(({ rating }) => rating === null) ? (
          <text className={styles.axis} x={EDGE.left - 8} y={bottom + 4} textAnchor="end">
            unrated
          </text>
        ) : null}
        {ticks.map((price) => (
          <g key={price}>
            <line className={styles.line} x1={x(price)} x2={x(price)} y1={bottom} y2={bottom + 4} />
            <text className={styles.axis} x={x(price)} y={bottom + 18} textAnchor="middle">
              {money(price)}
            </text>
          </g>
        ))}
        <text className={styles.name} x={0} y={14}>
          Rating
        </text>
        <text className={styles.name} x={WIDTH - EDGE.right} y={HEIGHT - 6} textAnchor="end">
          Price{currency === '' ? '' : `, ${currency}`}
        </text>
        {priced.map(({ id, label, price, rating, reviews: count }) => {
          const radius = SMALLEST + Math.sqrt((count ?? 0) / reviews) * (LARGEST - SMALLEST);
          return (
            <g key={id} data-own={id === own.id || undefined} className={styles.point}>
              <circle cx={x(price)} cy={y(rating)} r={radius} />
              <text x={x(price)} y={y(rating) - radius - 5} textAnchor="middle">
                {label.length > LABEL ? `${label.slice(0, LABEL)}…` : label}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption className="lw-caption">Price against rating. The larger a circle, the more reviews.</figcaption>
    </figure>
  );
}
