import { rupees } from '../rupees';

type Facts = Readonly<Record<string, unknown>>;

/** The details of an audit event as text: changed fields with both values, then the rest. The device has a column of its own. */
export function auditDetails({ before, after, user_agent: _device, ...rest }: Facts): string {
  const [then, now] = [sideOf(before), sideOf(after)];
  const names = [...new Set([...Object.keys(then), ...Object.keys(now)])];
  const isPlain = names.length === 0 && (before !== undefined || after !== undefined);
  const changes = isPlain
    ? [`${shown(before)} → ${shown(after)}`]
    : names
        .filter((name) => JSON.stringify(then[name] ?? null) !== JSON.stringify(now[name] ?? null))
        .map((name) => `${spaced(name)}: ${shown(then[name])} → ${shown(now[name])}`);
  return [...changes, ...Object.entries(rest).map(factOf)].join(' · ');
}

function factOf([name, value]: readonly [string, unknown]): string {
  if (name === 'amount_minor' && typeof value === 'number') return `amount: ${rupees(value / 100)}`;
  return `${spaced(name)}: ${shown(value)}`;
}

const sideOf = (side: unknown): Facts => (typeof side === 'object' && side !== null ? (side as Facts) : {});
const spaced = (name: string) => name.replaceAll('_', ' ');

function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—';
  return typeof value === 'object' ? JSON.stringify(value) : String(value).replace(/^(\d{4}-\d\d-\d\d)T.*Z$/, '$1');
}
