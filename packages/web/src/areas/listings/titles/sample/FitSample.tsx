import { FittedTitle } from '../FittedTitle';
import { SAMPLE_TITLE } from '../TitleValues';
import { sampleFit } from './sampleTitles';

/** The sample title, shortened. */
export function FitSample() {
  return (
    <>
      <div>
        <p className="lw-secondary">{SAMPLE_TITLE.title}</p>
        <h3>{sampleFit.verdict}</h3>
      </div>
      <FittedTitle result={sampleFit.result} />
    </>
  );
}
