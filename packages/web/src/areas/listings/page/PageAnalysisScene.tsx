import { Button, TextInput } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useState, type FormEvent } from 'react';
import { useRootStore } from '../../../state/useRootStore';
import { FormFault } from '../../../ui/feedback/FormFault';
import { Notice } from '../../../ui/feedback/Notice';
import { ResultSkeleton } from '../../../ui/feedback/ResultSkeleton';
import { AnalysisTabs } from '../../../ui/navigation/AnalysisTabs';
import { PageHeader } from '../../../ui/page/PageHeader';
import { SavedPageField } from '../../../ui/savedPage/SavedPageField';
import { ShareButton } from '../share/ShareButton';
import { ComparedReport } from './ComparedReport';
import { ImportPage } from './ImportPage';
import { analysisTab } from '../results/analysisTab';
import { PageAnalysisStore } from './PageAnalysisStore';
import { RecentPages } from './RecentPages';
import { SendToMenu } from './SendToMenu';
import styles from './PageAnalysisScene.module.css';

// The rules are large: they come with the first result.
const PageReport = lazy(() => import('./PageReport').then((area) => ({ default: area.PageReport })));

/** Reads one product page, at an address or saved, and judges it. */
export const PageAnalysisScene = observer(function PageAnalysisScene() {
  const { client, session } = useRootStore();
  const [store] = useState(() => new PageAnalysisStore(client, new RecentPages(session.user?.id ?? '')));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void store.submit();
  };
  const openTab = () => {
    if (store.asksForUrl()) analysisTab.open(store.url.trim());
  };
  const { read } = store;
  return (
    <>
      <PageHeader
        title="Marketplace Product Analysis"
        purpose="Read a product page of any shop: what it says, how its text scores, and what would improve it."
      />
      <AnalysisTabs />
      <div className="lw-stack">
        <form className="lw-card lw-stack" noValidate onSubmit={submit}>
          <TextInput
            label="Product URL"
            type="url"
            inputMode="url"
            maxLength={4000}
            description="Read once, by the site's robots.txt. Mind the terms of the site."
            value={store.url}
            error={store.fault}
            onChange={({ currentTarget: { value } }) => store.setUrl(value)}
          />
          {store.recent.addresses.length === 0 ? null : (
            <ul aria-label="Recent pages" className={styles.recent}>
              {store.recent.addresses.map((address) => (
                <li key={address}>
                  <Button
                    size="compact-xs"
                    variant="default"
                    leftSection={<IconHistory size={14} aria-hidden />}
                    title={address}
                    onClick={() => store.setUrl(address)}
                  >
                    {address.replace(/^https?:\/\/(?:www\.)?/u, '')}
                  </Button>
                </li>
              ))}
            </ul>
          )}
          <SavedPageField
            label="Saved page"
            files={store.file === null ? [] : [store.file]}
            most={1}
            onChange={([file = null]) => store.setFile(file)}
          />
          <FormFault error={store.run.error} fallback="Failed to analyze product" />
          <div className="lw-row-between">
            <div className="lw-row">
              <Button type="submit" loading={store.run.isRunning}>
                Analyze Here
              </Button>
              <Button variant="default" onClick={openTab}>
                Analyze in New Tab
              </Button>
            </div>
            <span className="lw-caption">1 API call; a page without a product is free</span>
          </div>
        </form>
        {store.run.isRunning ? (
          <ResultSkeleton label="Reading the page" />
        ) : store.compared !== null ? (
          <ComparedReport product={store.compared} />
        ) : read === null ? null : read.product === null ? (
          <Notice tone="warn">
            {read.page.reason}{' '}
            {read.results.length > 0
              ? 'Open one of its products and save that page.'
              : 'Nothing was charged. Save the page in your browser once it shows the product, and choose the file above.'}
          </Notice>
        ) : (
          <>
            {store.asked === null ? null : (
              <ImportPage asked={store.asked}>
                <ShareButton read={{ product: read.product, readAt: store.readAt }} />
                <SendToMenu product={read.product} />
              </ImportPage>
            )}
            <Suspense fallback={<ResultSkeleton label="Judging the page" />}>
              <PageReport product={read.product} provenance={read.provenance} />
            </Suspense>
          </>
        )}
      </div>
    </>
  );
});
