import { ScoreRing } from '../../../../ui/listing/ScoreRing';
import { SampleCard } from '../../../../ui/tool/SampleCard';
import { AnnotatedText } from '../../annotated/AnnotatedText';
import { markedFields } from '../markedFields';
import { SeoKeywords } from '../keywords/SeoKeywords';
import { SAMPLE_SEO, seoInput } from '../SeoValues';
import { sampleSeo } from './sampleSeo';

const FIELDS = markedFields(seoInput(SAMPLE_SEO), sampleSeo);

/** The score of the sample, as that of the seller's text will be shown. */
export function SeoSample({ onTry }: { readonly onTry: () => void }) {
  return (
    <SampleCard
      promise="Your score as you type, with every point explained, the rule behind it, and corrections in one click."
      onTry={onTry}
    >
      <ScoreRing score={sampleSeo.score} grade={sampleSeo.grade} />
      <SeoKeywords result={sampleSeo} />
      <div className="lw-stack-tight">
        {FIELDS.map((field) => (
          <AnnotatedText key={field.label} {...field} />
        ))}
      </div>
    </SampleCard>
  );
}
