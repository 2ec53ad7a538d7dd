import { PreviewFrame } from './PreviewFrame';
import { PreviewImage } from './PreviewImage';
import { PreviewStars } from './PreviewStars';

interface AmazonDetailPageProps {
  readonly title: string;
  readonly highlights: string;
  readonly bullets: readonly string[];
  readonly description: string;
  readonly searchTerms: string;
  readonly brand: string;
  readonly imageUrl: string | null;
}

/** The product page: gallery, title, highlights, bullets; below it the backend fields. */
export function AmazonDetailPage({
  title,
  highlights,
  bullets,
  description,
  searchTerms,
  brand,
  imageUrl,
}: AmazonDetailPageProps) {
  const terms = searchTerms.split(' ').filter((term) => term !== '');
  return (
    <PreviewFrame name="Product page">
      <div className="lw-detail">
        <PreviewImage url={imageUrl} name={title} />
        <div className="lw-detail-text">
          <p className="lw-detail-title">{title}</p>
          {highlights === '' ? null : <p className="lw-result-highlights">{highlights}</p>}
          {brand === '' ? null : <p className="lw-detail-brand">Brand: {brand}</p>}
          <PreviewStars />
          <p className="lw-result-price">Your price</p>
          <p className="lw-detail-about">About this item</p>
          <ul className="lw-detail-bullets">
            {bullets.map((bullet, at) => (
              <li key={at}>{bullet}</li>
            ))}
          </ul>
        </div>
      </div>
      {description === '' ? null : (
        <div className="lw-detail-below">
          <p className="lw-detail-about">Product description</p>
          <p className="lw-detail-description">{description}</p>
        </div>
      )}
      {terms.length === 0 ? null : (
        <div className="lw-detail-below">
          <p className="lw-detail-about">Backend search terms (not shown to shoppers)</p>
          <p className="lw-detail-terms">
            {terms.map((term, at) => (
              <span key={at}>{term}</span>
            ))}
          </p>
        </div>
      )}
    </PreviewFrame>
  );
}
