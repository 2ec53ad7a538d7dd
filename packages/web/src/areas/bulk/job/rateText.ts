import { formatNumber } from '../../../ui/formatNumber';

/** Rows per second, or per minute if they take longer. */
export function rateText(perSecond: number): string {
  if (perSecond >= 1) return `${formatNumber.integer(Math.round(perSecond))} rows/s`;
  return `${formatNumber.integer(Math.max(1, Math.round(perSecond * 60)))} rows/min`;
}
