import { CheckedTitle } from './CheckedTitle';
import { FittedTitle } from './FittedTitle';
import { sampleCheck, sampleFit } from './sampleTitles';
import { SAMPLE_TITLE } from './TitleValues';

function Given({ verdict }: { readonly verdict: string }) {
  return (
    <div>
      <p className="lw-secondary">{SAMPLE_TITLE.title}</p>
      <h3>{verdict}</h3>
    </div>
  );
}

/** The sample title, checked. */
export function CheckSample() {
  return (
    <>
      <Given verdict={sampleCheck.verdict} />
      <CheckedTitle result={sampleCheck.result} />
    </>
  );
}

/** The sample title, shortened. */
export function FitSample() {
  return (
    <>
      <Given verdict={sampleFit.verdict} />
      <FittedTitle result={sampleFit.result} />
    </>
  );
}
