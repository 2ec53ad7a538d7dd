import { IconCircleCheck } from '@tabler/icons-react';
import { ScoreRing } from '../../../../ui/listing/ScoreRing';
import { AmazonDetailPage } from '../../../../ui/previews/AmazonDetailPage';
import { scoreBand } from '../../../../ui/scoreBand';
import { sampleForm } from './sampleForm';
import { sampleListing } from './sampleListing';
import { samplePhoto } from './samplePhoto';

/** The listing of the sample form, as a shopper sees it, with its score and its proof. */
export function ListingSample() {
  const { score, grade, statements, ...copy } = sampleListing;
  return (
    <>
      <div className="lw-score">
        <ScoreRing score={score} grade={grade} />
        <div>
          <h3>{scoreBand(score).word}: ready to publish</h3>
          <p className="lw-lint-clean lw-small">
            <IconCircleCheck size={16} aria-hidden className="lw-ok" />
            All {statements} statements match the facts of this example
          </p>
        </div>
      </div>
      <AmazonDetailPage {...copy} brand={sampleForm.brand} imageUrl={samplePhoto} />
    </>
  );
}
