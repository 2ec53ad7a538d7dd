import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { ToolFormProps } from '../../../../ui/tool/WebTool';
import { SeoSample } from '../sample/SeoSample';
import { SAMPLE_SEO, type SeoValues } from '../SeoValues';

// The rules and what they know of products are large: they come with the first title.
const LiveScore = lazy(() => import('./LiveScore').then((area) => ({ default: area.LiveScore })));

/** The score while typing; that of a sample until there is a title. */
export function SeoLive({ values, set }: Omit<ToolFormProps<SeoValues>, 'faults'>) {
  if (values.title.trim() === '') return <SeoSample onTry={() => set(SAMPLE_SEO)} />;
  return (
    <Suspense fallback={<Skeleton height={320} className="lw-after-200ms" />}>
      <LiveScore values={values} set={set} />
    </Suspense>
  );
}
