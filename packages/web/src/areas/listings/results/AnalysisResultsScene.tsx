import { Button, Skeleton } from '@mantine/core';
import { amazonSiteOf } from '@listwright/domain/products';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useRootStore } from '../../../state/useRootStore';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { IconWorldSearch } from '@tabler/icons-react';
import { AmazonLayout } from './AmazonLayout';
import { AnalysisResultsStore } from './AnalysisResultsStore';
import { analysisTab } from './analysisTab';
import { placedSuggestions } from './placedSuggestions';
import { ResultsBar } from './ResultsBar';
import { ShopLayout } from './ShopLayout';
import styles from './results.module.css';

/** The analysis of one page in a tab of its own, for people who are logged in. */
export const AnalysisResultsScene = observer(function AnalysisResultsScene() {
  const { session } = useRootStore();
  const { pathname, search } = useLocation();
  if (!session.isAuthenticated) return <Navigate to={`/login?next=${encodeURIComponent(pathname + search)}`} replace />;
  return <AnalysisResults />;
});

const AnalysisResults = observer(function AnalysisResults() {
  const { client } = useRootStore();
  const [query] = useSearchParams();
  const [store] = useState(
    () => new AnalysisResultsStore(client, query.get('url') ?? '', query.get('marketplace') ?? 'amazon'),
  );
  const { url, run, result } = store;
  useEffect(() => {
    document.title = 'Product analysis · Listwright';
    if (url !== '' && result === null && run.status === 'idle' && analysisTab.take(url)) void run.run();
  }, []);
  const judged = useMemo(
    () => (result === null ? null : placedSuggestions(result.product, result.readAt.slice(0, 10))),
    [result],
  );
  const address = result?.product.url ?? url;
  const isAmazon = URL.canParse(address) && amazonSiteOf(new URL(address).hostname) !== undefined;
  return (
    <div className={styles.page}>
      <ResultsBar url={address} readAt={result?.readAt ?? null} isAmazon={isAmazon} />
      <main id="main" className={styles.main}>
        {result === null ? <h1 className="lw-visually-hidden">Product analysis</h1> : null}
        {result !== null && judged !== null ? (
          isAmazon ? (
            <AmazonLayout product={result.product} judged={judged} />
          ) : (
            <ShopLayout product={result.product} judged={judged} />
          )
        ) : run.isRunning ? (
          <div role="status" aria-label="Reading the page" className="lw-stack">
            <Skeleton height={56} />
            <Skeleton height={320} />
          </div>
        ) : run.status === 'failed' ? (
          <div className="lw-card">
            <ErrorState title="Failed to load product analysis" error={run.error} onRetry={() => void run.run()}>
              Nothing was charged.
            </ErrorState>
          </div>
        ) : (
          <div className="lw-card">
            <EmptyState
              icon={IconWorldSearch}
              title={url === '' ? 'Please enter a product URL' : 'Read this page?'}
              actions={
                url === '' ? (
                  <Button component="a" href="/app/marketplace-analysis" size="sm">
                    Choose a page
                  </Button>
                ) : (
                  <Button size="sm" onClick={() => void run.run()}>
                    Analyze
                  </Button>
                )
              }
            >
              {url === ''
                ? 'The address of the page is missing.'
                : `${url} is read once. 1 API call; a page without a product is free.`}
            </EmptyState>
          </div>
        )}
      </main>
    </div>
  );
});
