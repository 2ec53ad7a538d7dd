import type { SeoText } from '@listwright/application/contract';
import type { ToolResultProps } from '../../../ui/tool/WebTool';
import { applySuggestion } from './applySuggestion';
import type { SeoResult } from './markedFields';
import { SeoReport } from './SeoReport';
import { seoInput, type SeoValues } from './SeoValues';

/** The result of a run; a correction changes the form, and the live score takes its place. */
export function SeoStored({ input, result, values, set }: ToolResultProps<SeoValues, SeoText, SeoResult>) {
  return (
    <SeoReport
      text={input}
      result={result}
      onFix={(suggestion) => set(applySuggestion(seoInput(values), suggestion))}
    />
  );
}
