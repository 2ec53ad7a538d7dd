/** The figures as a table, and below it what failed where. */
export function report(summaries) {
  const rows = summaries.map(({ path, scores, metrics: { lcp, cls, tbt }, machine }) => ({
    page: path,
    performance: scores.performance,
    accessibility: scores.accessibility,
    'best practices': scores['best-practices'],
    SEO: scores.seo ?? '–',
    LCP: `${(lcp / 1000).toFixed(2)} s`,
    CLS: cls.toFixed(3),
    TBT: `${Math.round(tbt)} ms`,
    // Lighthouse's own measure of the machine while it ran: a busy one makes pages look slow.
    machine,
  }));
  console.table(rows);
  for (const { path, failing } of summaries)
    for (const { name, audits } of failing) {
      console.log(`\n${path}: ${name} is below its bar`);
      for (const { id, title, items } of audits)
        console.log([`  ${id}: ${title}`, ...items.map((item) => `      ${item}`)].join('\n'));
    }
}
