import { CheckedTitle } from '../CheckedTitle';
import { SAMPLE_TITLE } from '../TitleValues';
import { sampleCheck } from './sampleTitles';

/** The sample title, checked. */
export function CheckSample() {
  return (
    <>
      <div>
        <p className="lw-secondary">{SAMPLE_TITLE.title}</p>
        <h3>{sampleCheck.verdict}</h3>
      </div>
      <CheckedTitle result={sampleCheck.result} />
    </>
  );
}
