import type { PagePart } from '@listwright/domain/listings';
import { Button } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useRootStore } from '../../../state/useRootStore';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { formatNumber } from '../../../ui/formatNumber';
import { DataTable, type Column } from '../../../ui/list/DataTable';
import { PagedList } from '../../../ui/list/PagedList';
import { StatusPill } from '../../../ui/page/StatusPill';
import { webAddress } from '../../../ui/product/webAddress';
import { shownPage } from '../../../ui/product/shownPage';
import { scoreBand } from '../../../ui/scoreBand';
import { bulkMessages } from '../bulkMessages';
import type { CheckedJob, JobRow } from '../job/JobStore';
import styles from './PageResults.module.css';

interface AnalysedRow {
  readonly id: string;
  readonly page: NonNullable<JobRow['page_result']>;
}

const UNSAID = '—';
const FILTER = { status: 'completed' } as const;

const COLUMNS: readonly Column<AnalysedRow>[] = [
  {
    name: 'Product',
    cell: ({ page }) => (
      <span className={styles.product}>
        <span className={styles.title}>{page.title}</span>
        <a href={webAddress(page.url)} target="_blank" rel="noopener noreferrer" className="lw-caption lw-link">
          {[page.brand, shownPage(page.url)].filter((word) => word !== null).join(' · ')}
        </a>
      </span>
    ),
  },
  { name: 'Score', isFigure: true, cell: ({ page }) => <Score page={page} /> },
  {
    name: 'Title',
    cell: ({ page }) => (
      <Part page={page} part="title">
        {formatNumber.count([...page.title].length, 'character')}
      </Part>
    ),
  },
  {
    name: 'Bullets',
    isFigure: true,
    cell: ({ page }) => (
      <Part page={page} part="bullets">
        {formatNumber.integer(page.bullet_points)}
      </Part>
    ),
  },
  {
    name: 'Images',
    isFigure: true,
    cell: ({ page }) => (
      <Part page={page} part="images">
        {formatNumber.integer(page.images)}
      </Part>
    ),
  },
  { name: 'Price', isFigure: true, cell: ({ page }) => priceOf(page) },
  { name: 'Rating', isFigure: true, cell: ({ page }) => ratingOf(page) },
  { name: 'Improve first', cell: ({ page }) => <span className={styles.advice}>{page.suggestions[0] ?? UNSAID}</span> },
];

/** What the pages of a finished job say, and what would improve each. */
export const PageResults = observer(function PageResults({ job }: { readonly job: CheckedJob }) {
  const { client } = useRootStore();
  const [list] = useState(
    () =>
      new PagedList(async (filter: typeof FILTER, page) => {
        const reply = await client.bulk.rows({ params: { id: job.batch_id }, query: { ...filter, ...page } });
        const rows = reply.rows.flatMap(({ row, page_result: result }): readonly AnalysedRow[] =>
          result === undefined ? [] : [{ id: String(row), page: result }],
        );
        return { rows, total: reply.total, totalIsCapped: false, nextCursor: reply.next_cursor, extra: null };
      }),
  );
  useEffect(() => void list.load.run(FILTER), []);
  if (list.load.status === 'failed')
    return (
      <ErrorState
        title={bulkMessages.resultsFailed}
        error={list.load.error}
        onRetry={() => void list.load.run(FILTER)}
      />
    );
  if (list.isFirstLoad) return null;
  return (
    <section aria-labelledby="page-results" className="lw-stack-tight">
      <h2 id="page-results">Pages</h2>
      <DataTable caption="Analyzed pages" rows={list.rows.all} columns={COLUMNS} />
      <div className="lw-row-between">
        <p className="lw-caption" role="status">
          Showing {formatNumber.integer(list.rows.size)} of {formatNumber.count(list.total, 'page')}
        </p>
        {list.hasMore ? (
          <Button variant="default" size="sm" loading={list.more.isRunning} onClick={() => void list.more.run()}>
            Load more
          </Button>
        ) : null}
      </div>
    </section>
  );
});

function Score({ page: { score, grade } }: Pick<AnalysedRow, 'page'>) {
  return (
    <StatusPill tone={scoreBand(score).tone}>
      {formatNumber.integer(score)} · {grade}
    </StatusPill>
  );
}

const STATES = {
  good: { tone: 'ok', word: 'good' },
  info: { tone: 'info', word: 'could be better' },
  warning: { tone: 'warn', word: 'needs work' },
  error: { tone: 'bad', word: 'has errors' },
} as const;

/** A part of the page by its most urgent suggestion; pages that an earlier version read have only its figure. */
function Part({ page: { parts }, part, children }: Pick<AnalysedRow, 'page'> & PartProps) {
  const state = parts?.[part];
  if (state === undefined || state === 'absent') return children;
  return (
    <StatusPill tone={STATES[state].tone}>
      {children}
      <span className="lw-visually-hidden">, {STATES[state].word}</span>
    </StatusPill>
  );
}

interface PartProps {
  readonly part: PagePart;
  readonly children: string;
}

const priceOf = ({ price, currency }: AnalysedRow['page']): string =>
  price === null ? UNSAID : currency === null ? formatNumber.decimal(price) : formatNumber.price(price, currency);

const ratingOf = ({ rating, rating_count: count }: AnalysedRow['page']): string =>
  rating === null
    ? UNSAID
    : `${formatNumber.decimal(rating)}${count === null ? '' : ` (${formatNumber.integer(count)})`}`;
