import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import styles from './MonthlyChart.module.css';

interface MonthlyChartProps {
  readonly title: string;
  readonly unit: string;
  /** Oldest first; `month` is `YYYY-MM`. */
  readonly months: readonly { readonly month: string; readonly value: number }[];
  readonly show: (value: number) => string;
}

const letter = new Intl.DateTimeFormat(undefined, { month: 'narrow', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat(undefined, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Twelve months as a bar chart from zero, with a summary sentence and the same figures as a table. */
export function MonthlyChart({ title, unit, months, show }: MonthlyChartProps) {
  const heading = useId();
  const [isTable, setTable] = useState(false);
  const most = Math.max(0, ...months.map(({ value }) => value));
  const total = months.reduce((sum, { value }) => sum + value, 0);
  const best = months.find(({ value }) => value === most);
  return (
    <section className="lw-card lw-stack" aria-labelledby={heading}>
      <div className="lw-section-head">
        <div>
          <h2 id={heading}>{title}</h2>
          <p className="lw-secondary">
            {best === undefined || most <= 0
              ? 'No data yet.'
              : `${show(total)} in total. Highest: ${long.format(new Date(best.month))} (${show(most)}).`}
          </p>
        </div>
        <Button variant="subtle" size="xs" onClick={() => setTable(!isTable)} aria-pressed={isTable}>
          Table
        </Button>
      </div>
      {isTable ? (
        <table className="lw-data-table">
          <caption className="lw-visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">Month</th>
              <th scope="col" data-figure="">
                {unit}
              </th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, value }) => (
              <tr key={month}>
                <th scope="row">{long.format(new Date(month))}</th>
                <td data-figure="">{show(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <figure aria-hidden="true">
          <div className={styles.bars}>
            {months.map(({ month, value }) => (
              <div
                key={month}
                className={styles.barsBar}
                title={`${long.format(new Date(month))}: ${show(value)}`}
                data-empty={value <= 0 || undefined}
                style={{ height: `${most <= 0 ? 0 : Math.max(0, (value / most) * 100)}%` }}
              />
            ))}
          </div>
          <div className={styles.barsAxis}>
            {months.map(({ month }) => (
              <span key={month}>{letter.format(new Date(month))}</span>
            ))}
          </div>
        </figure>
      )}
    </section>
  );
}
