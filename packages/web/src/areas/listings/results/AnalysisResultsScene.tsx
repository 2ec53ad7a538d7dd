import { ApiError } from '@listwright/application/contract';
import { Button, Skeleton } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useRootStore } from '../../../state/useRootStore';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { IconWorldSearch, IconX } from '@tabler/icons-react';
import { SendToMenu } from '../page/SendToMenu';
import { ShareButton } from '../share/ShareButton';
import { AnalysisResultsStore } from './AnalysisResultsStore';
import { analysisTab } from './analysisTab';
import { isAmazonAddress } from './isAmazonAddress';
import { ResultsPage } from './ResultsPage';

// The rules are large: they come with the result.
const JudgedLayout = lazy(() => import('./JudgedLayout').then((area) => ({ default: area.JudgedLayout })));

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
    if (result !== null || run.status !== 'idle') return;
    const asked = analysisTab.take(url);
    if (asked?.result !== undefined) store.show(asked.result);
    else if (asked !== null && url !== '') void run.run();
  }, []);
  const address = result?.product.url ?? url;
  const isAmazon = isAmazonAddress(address);
  return (
    <ResultsPage
      url={address}
      readAt={result?.readAt ?? null}
      isAmazon={isAmazon}
      actions={
        <>
          {result === null ? null : (
            <>
              <ShareButton read={result} />
              <SendToMenu product={result.product} />
            </>
          )}
          <Button size="sm" variant="default" leftSection={<IconX size={16} aria-hidden />} onClick={close}>
            Close
          </Button>
        </>
      }
    >
      {result === null ? <h1 className="lw-visually-hidden">Product analysis</h1> : null}
      {result !== null ? (
        <Suspense fallback={<Waiting />}>
          <JudgedLayout product={result.product} today={result.readAt.slice(0, 10)} isAmazon={isAmazon} />
        </Suspense>
      ) : run.isRunning ? (
        <Waiting />
      ) : run.status === 'failed' ? (
        <ErrorState
          title="Failed to load product analysis"
          error={run.error}
          lead="Failed to analyze product"
          onRetry={() => void run.run()}
          actions={<OtherWay error={run.error} />}
        >
          Nothing was charged.
        </ErrorState>
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
    </ResultsPage>
  );
});

/** A page that cannot be read here can be saved and read; calls that are used up come with another plan. */
function OtherWay({ error }: { readonly error: unknown }) {
  const isUsedUp = error instanceof ApiError && error.code === 'quota_exceeded';
  return (
    <Button component="a" href={isUsedUp ? '/app/profile' : '/app/marketplace-analysis'} size="sm" variant="default">
      {isUsedUp ? 'View usage and plans' : 'Use a saved page'}
    </Button>
  );
}

/** A browser closes only tabs that a script opened; in any other the app goes on. */
function close(): void {
  window.close();
  window.location.assign('/app/marketplace-analysis');
}

function Waiting() {
  return (
    <div role="status" aria-label="Reading the page" className="lw-stack">
      <Skeleton height={56} />
      <Skeleton height={320} />
    </div>
  );
}
