import { seoResultOf, seoRuleSet } from '@listwright/application/contract';
import { Button } from '@mantine/core';
import { IconSeo } from '@tabler/icons-react';
import { useDeferredValue, useMemo } from 'react';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import type { ToolFormProps } from '../../../ui/tool/WebTool';
import { useToday } from '../../../ui/useToday';
import { applySuggestion } from './applySuggestion';
import { SeoActions } from './SeoActions';
import { SeoReport } from './SeoReport';
import { SeoStanding } from './SeoStanding';
import { SAMPLE_SEO, seoInput, type SeoValues } from './SeoValues';

/** The score while typing: computed here, by the same function as on the server. */
export function SeoLive({ values, set }: Omit<ToolFormProps<SeoValues>, 'faults'>) {
  const today = useToday();
  const shown = useDeferredValue(values);
  const text = useMemo(() => seoInput(shown), [shown]);
  const result = useMemo(
    () => (text.title.trim() === '' ? null : seoResultOf(text, seoRuleSet(text, today))),
    [text, today],
  );
  if (result === null)
    return (
      <section className="lw-card" aria-label="Live score">
        <EmptyState
          icon={IconSeo}
          title="Your score will appear here as you type"
          actions={
            <Button variant="default" size="sm" onClick={() => set(SAMPLE_SEO)}>
              See an example
            </Button>
          }
        >
          With every point explained, the rule behind it, and corrections in one click.
        </EmptyState>
      </section>
    );
  return (
    <section className="lw-card lw-stack" aria-label="Live score">
      <div className="lw-section-head">
        <div>
          <h2>Live score</h2>
          <p className="lw-secondary">Computed on this device, free. Analyze keeps the result.</p>
        </div>
        <div className="lw-row">
          <SeoActions values={values} />
        </div>
      </div>
      <SeoStanding result={result} />
      <SeoReport
        text={text}
        result={result}
        onFix={(suggestion) => set(applySuggestion(seoInput(values), suggestion))}
      />
    </section>
  );
}
