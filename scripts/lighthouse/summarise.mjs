import { median } from '../../benchmarks/measure.mjs';
import { barsOf } from './bars.mjs';

const METRICS = { lcp: 'largest-contentful-paint', cls: 'cumulative-layout-shift', tbt: 'total-blocking-time' };

/** The median of each figure of some runs of one page, and the audits that keep it below its bars. */
export function summarise({ path, isPublic }, runs) {
  const names = Object.keys(runs[0].categories);
  const scores = Object.fromEntries(
    names.map((name) => [name, median(runs.map((run) => Math.round(run.categories[name].score * 100)))]),
  );
  const metrics = Object.fromEntries(
    Object.entries(METRICS).map(([name, audit]) => [name, median(runs.map((run) => run.audits[audit].numericValue))]),
  );
  const bars = barsOf(isPublic);
  const failing = names.filter((name) => scores[name] < bars[name]);
  const last = runs.at(-1);
  const machine = median(runs.map((run) => run.environment.benchmarkIndex));
  return {
    path,
    scores,
    metrics,
    machine,
    failing: failing.map((name) => ({ name, audits: failedAudits(last, name) })),
  };
}

/** Heaviest first. Audits without weight are the opportunities behind a slow page. */
function failedAudits(run, name) {
  return run.categories[name].auditRefs
    .map(({ id, weight }) => ({ weight, ...run.audits[id] }))
    .filter(({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative')
    .toSorted((a, b) => b.weight - a.weight || a.score - b.score)
    .map(({ id, title, displayValue, details }) => ({
      id,
      title: displayValue ? `${title} (${displayValue})` : title,
      items: (details?.items ?? []).map(describe).filter(Boolean).slice(0, 3),
    }));
}

/** Where an item is and what it costs; nothing for the parts of an audit that are tables themselves. */
function describe({ node, url, source, wastedMs, wastedBytes, total }) {
  const place = node?.selector ?? url ?? source?.url;
  if (place === undefined) return undefined;
  const figures = Object.entries({ wastedMs, wastedBytes, total })
    .filter(([, value]) => typeof value === 'number')
    .map(([name, value]) => `${name} ${Math.round(value)}`);
  return [place, ...figures].join(', ');
}
