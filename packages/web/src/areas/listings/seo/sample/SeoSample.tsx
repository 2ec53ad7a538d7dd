import { seoResultOf, seoRuleSet } from '@listwright/application/contract';
import { useMemo } from 'react';
import { ScoreRing } from '../../../../ui/listing/ScoreRing';
import { SampleCard } from '../../../../ui/tool/SampleCard';
import { AnnotatedText } from '../AnnotatedText';
import { markedFields } from '../markedFields';
import { SeoKeywords } from '../keywords/SeoKeywords';
import { SAMPLE_SEO, seoInput } from '../SeoValues';

const TEXT = seoInput(SAMPLE_SEO);

/** The score of the sample, computed here as that of the seller's text will be. */
export function SeoSample({ today, onTry }: { readonly today: string; readonly onTry: () => void }) {
  const result = useMemo(() => seoResultOf(TEXT, seoRuleSet(TEXT, today)), [today]);
  return (
    <SampleCard
      promise="Your score as you type, with every point explained, the rule behind it, and corrections in one click."
      onTry={onTry}
    >
      <ScoreRing score={result.score} grade={result.grade} />
      <SeoKeywords result={result} />
      <div>
        {markedFields(TEXT, result).map((field) => (
          <AnnotatedText key={field.label} {...field} />
        ))}
      </div>
    </SampleCard>
  );
}
