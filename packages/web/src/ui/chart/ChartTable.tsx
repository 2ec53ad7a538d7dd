import type { ChartFigure } from './ChartData';

/** The figures of a chart as a table. */
export function ChartTable({ title, figure }: { readonly title: string; readonly figure: ChartFigure }) {
  const { points, unit, before, show } = figure;
  const said = (value: number | null | undefined) => (value === null || value === undefined ? '—' : show(value));
  return (
    <table className="lw-table">
      <caption className="lw-visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col" data-figure>
            {unit}
          </th>
          {before === undefined ? null : (
            <th scope="col" data-figure>
              {before}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {points.map((point) => (
          <tr key={point.at}>
            <th scope="row">{point.long}</th>
            <td data-figure>
              {said(point.value)}
              {point.band === undefined ? '' : ` (${point.band.map(show).join(' to ')})`}
            </td>
            {before === undefined ? null : <td data-figure>{said(point.before)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
