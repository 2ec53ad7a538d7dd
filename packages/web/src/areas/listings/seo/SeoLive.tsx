import { seoResultOf, seoRuleSet } from '@listwright/application/contract';
import { useDeferredValue, useMemo } from 'react';
import type { ToolFormProps } from '../../../ui/tool/WebTool';
import { useToday } from '../../../ui/useToday';
import { applySuggestion } from './applySuggestion';
import { SeoActions } from './SeoActions';
import { SeoReport } from './SeoReport';
import { SeoSample } from './sample/SeoSample';
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
  if (result === null) return <SeoSample today={today} onTry={() => set(SAMPLE_SEO)} />;
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
