import { Skeleton } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useRootStore } from '../../../state/useRootStore';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { formatDate } from '../../../ui/formatDate';
import { isAmazonAddress } from '../results/isAmazonAddress';
import { ResultsPage } from '../results/ResultsPage';
import { SharedAnalysisStore } from './SharedAnalysisStore';

// The rules are large: they come with the result.
const JudgedLayout = lazy(() => import('../results/JudgedLayout').then((area) => ({ default: area.JudgedLayout })));

const tokenOf = (hash: string): string => new URLSearchParams(hash.replace(/^#/u, '')).get('token') ?? '';

/** A shared analysis of a page: read-only, for people without an account. */
export const SharedAnalysisScene = observer(function SharedAnalysisScene() {
  const { client } = useRootStore();
  const { hash } = useLocation();
  // Links within the page change the fragment: the first one has the token.
  const [store] = useState(() => new SharedAnalysisStore(client, tokenOf(hash)));
  const { shared, load, token } = store;
  const read = () => void load.run();
  useEffect(() => {
    document.title = 'Shared product analysis · Listwright';
    if (token !== '') read();
  }, []);
  const address = shared?.product.url ?? '';
  const isAmazon = isAmazonAddress(address);
  return (
    <ResultsPage
      url={address}
      readAt={shared?.read_at ?? null}
      isAmazon={isAmazon}
      note={shared === null ? undefined : `Shared with you until ${formatDate.day(shared.expires_at)}`}
    >
      {shared === null ? <h1 className="lw-visually-hidden">Shared product analysis</h1> : null}
      {shared !== null ? (
        <Suspense fallback={<Waiting />}>
          <JudgedLayout product={shared.product} today={shared.read_at.slice(0, 10)} isAmazon={isAmazon} />
        </Suspense>
      ) : token === '' ? (
        <ErrorState title="This link is incomplete">Copy the complete link from the message you got.</ErrorState>
      ) : load.status === 'failed' ? (
        <ErrorState title="This analysis can’t be shown" error={load.error} onRetry={read} />
      ) : (
        <Waiting />
      )}
    </ResultsPage>
  );
});

function Waiting() {
  return (
    <div role="status" aria-label="Loading the analysis" className="lw-stack">
      <Skeleton height={56} />
      <Skeleton height={320} />
    </div>
  );
}
