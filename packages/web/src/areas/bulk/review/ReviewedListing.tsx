import { formatNumber } from '../../../ui/formatNumber';
import { ScoreRing } from '../../../ui/listing/ScoreRing';
import { RichText } from '../../../ui/previews/RichText';
import { scoreBand } from '../../../ui/scoreBand';
import type { Listing } from '../../../ui/listing/fields/Listing';
import { fieldLabel } from '../../../ui/listing/fields/fieldLabel';
import styles from './review.module.css';

interface ReviewedListingProps {
  readonly listing: Listing;
  readonly isDimmed: boolean;
}

/** A listing for review: score and findings first, then the text. */
export function ReviewedListing({ listing, isDimmed }: ReviewedListingProps) {
  const { score, findings, bullet_points: bullets } = listing;
  const grave = findings.filter(({ severity }) => severity !== 'info');
  return (
    <div className="lw-stack" data-dimmed={isDimmed || undefined}>
      <div className="lw-score">
        <ScoreRing score={score.score} grade={score.grade} />
        <div>
          <p className="lw-score-word">{scoreBand(score.score).word}</p>
          <p className="lw-small lw-secondary">
            {grave.length === 0 ? 'No errors or warnings' : `${formatNumber.count(grave.length, 'finding')} to review`}
          </p>
        </div>
      </div>
      {grave.length === 0 ? null : (
        <ul className={`lw-well lw-small ${styles.findings}`}>
          {grave.map(({ rule, field, index, message }, at) => (
            <li key={`${rule} ${at}`}>
              <span className="lw-strong">{fieldLabel(field, index)}</span> · {message}
            </li>
          ))}
        </ul>
      )}
      <div>
        <h3 className="lw-caption">Title</h3>
        <p className="lw-strong">{listing.generated_title}</p>
        {listing.item_highlights === '' ? null : <p className="lw-secondary">{listing.item_highlights}</p>}
      </div>
      {bullets.length === 0 ? null : (
        <div>
          <h3 className="lw-caption">Bullet points</h3>
          <ul>
            {bullets.map((bullet) => (
              <li key={bullet}>{bullet}</li>
            ))}
          </ul>
        </div>
      )}
      <div>
        <h3 className="lw-caption">Description</h3>
        {listing.marketplace === 'shopify' ? (
          <RichText html={listing.generated_description} />
        ) : (
          <p className={styles.text}>{listing.generated_description}</p>
        )}
      </div>
    </div>
  );
}
