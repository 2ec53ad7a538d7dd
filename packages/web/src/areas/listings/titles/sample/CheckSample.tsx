import { CheckedTitle } from '../CheckedTitle';
import { SAMPLE_TITLE } from '../TitleValues';
import { sampleCheck } from './sampleTitles';

/** The sample title, checked. */
export function CheckSample() {
  return (
    <>
      <h3>{sampleCheck.verdict}</h3>
      <CheckedTitle input={SAMPLE_TITLE} result={sampleCheck.result} />
    </>
  );
}
