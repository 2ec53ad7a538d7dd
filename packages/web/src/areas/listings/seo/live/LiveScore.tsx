import { seoResultOf, seoRuleSet } from '@listwright/application/contract';
import { useDeferredValue, useMemo } from 'react';
import type { ToolFormProps } from '../../../../ui/tool/WebTool';
import { useToday } from '../../../../ui/useToday';
import { applySuggestion } from '../applySuggestion';
import { SeoActions } from '../SeoActions';
import { SeoReport } from '../SeoReport';
import { SeoStanding } from '../SeoStanding';
import { seoInput, type SeoValues } from '../SeoValues';

/** The score of what is in the form: computed here, by the same function as on the server. */
export function LiveScore({ values, set }: Omit<ToolFormProps<SeoValues>, 'faults'>) {
  const today = useToday();
  const shown = useDeferredValue(values);
  const text = useMemo(() => seoInput(shown), [shown]);
  const result = useMemo(() => seoResultOf(text, seoRuleSet(text, today)), [text, today]);
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
