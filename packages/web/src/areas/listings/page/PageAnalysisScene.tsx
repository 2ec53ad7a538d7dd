import { Skeleton } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useState } from 'react';
import { useRootStore } from '../../../state/useRootStore';
import { Notice } from '../../../ui/feedback/Notice';
import { ResultSkeleton } from '../../../ui/feedback/ResultSkeleton';
import { AnalysisTabs } from '../../../ui/navigation/AnalysisTabs';
import { PageHeader } from '../../../ui/page/PageHeader';
import { ToolTemplate } from '../../../ui/templates/ToolTemplate';
import { SampleCard } from '../../../ui/tool/SampleCard';
import { ComparedReport } from './ComparedReport';
import { PageAnalysisStore } from './PageAnalysisStore';
import { PageForm } from './PageForm';
import { RecentPages } from './RecentPages';

// The rules are large: they come with the first result.
const PageReport = lazy(() => import('./PageReport').then((area) => ({ default: area.PageReport })));

const PageSample = lazy(() => import('./sample/PageSample').then((area) => ({ default: area.PageSample })));
const SAMPLE_HEIGHT = 320;

/** Reads one product page, at an address or saved, and judges it. */
export const PageAnalysisScene = observer(function PageAnalysisScene() {
  const { client, session } = useRootStore();
  const [store] = useState(() => new PageAnalysisStore(client, new RecentPages(session.user?.id ?? '')));
  const { line } = store;
  return (
    <>
      <PageHeader
        title="Marketplace Product Analysis"
        purpose="Read a product page of any shop: what it says, how its text scores, and what would improve it."
      />
      <AnalysisTabs />
      <ToolTemplate
        form={<PageForm store={store} />}
        folded={
          line === null ? null : (
            <>
              <span className="lw-strong">{line.title}</span>
              <span className="lw-secondary"> · {line.from}</span>
            </>
          )
        }
        onEditInputs={store.editInputs}
        result={<Result store={store} />}
      />
    </>
  );
});

const Result = observer(function Result({ store }: { readonly store: PageAnalysisStore }) {
  const { run, read, compared, asked, readAt } = store;
  if (run.isRunning) return <ResultSkeleton label="Reading the page" />;
  if (compared !== null) return <ComparedReport product={compared} />;
  if (read === null || asked === null) {
    return (
      <SampleCard promise="The score of the page, what would improve it, and where each value was found.">
        <Suspense fallback={<Skeleton height={SAMPLE_HEIGHT} className="lw-after-200ms" />}>
          <PageSample />
        </Suspense>
      </SampleCard>
    );
  }
  const { product, provenance } = read;
  if (product === null) {
    return (
      <Notice tone="warn">
        {read.page.reason}{' '}
        {read.results.length > 0
          ? 'Open one of its products and save that page.'
          : 'Nothing was charged. Save the page in your browser once it shows the product, and choose the file.'}
      </Notice>
    );
  }
  return (
    <Suspense fallback={<ResultSkeleton label="Judging the page" />}>
      <PageReport key={readAt} product={product} provenance={provenance} asked={asked} readAt={readAt} />
    </Suspense>
  );
});
