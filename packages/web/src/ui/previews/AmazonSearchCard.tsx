import { CutText } from './CutText';
import { PreviewFrame } from './PreviewFrame';
import { PreviewImage } from './PreviewImage';
import { PreviewStars } from './PreviewStars';

interface AmazonSearchCardProps {
  readonly title: string;
  readonly highlights: string;
  readonly imageUrl: string | null;
  readonly width: 'phone' | 'wide';
  /** Where this width truncates the title. */
  readonly cutAt?: number | undefined;
}

/** A search result. */
export function AmazonSearchCard({ title, highlights, imageUrl, width, cutAt }: AmazonSearchCardProps) {
  return (
    <PreviewFrame name={width === 'phone' ? 'Search result, phone' : 'Search result, desktop'} width={width}>
      <div className="lw-result">
        <PreviewImage url={imageUrl} name={title} />
        <div className="lw-result-text">
          <p className="lw-result-title">
            <CutText text={title} at={cutAt} />
          </p>
          {highlights === '' ? null : <p className="lw-result-highlights">{highlights}</p>}
          <PreviewStars />
          <p className="lw-result-price">Your price</p>
        </div>
      </div>
    </PreviewFrame>
  );
}
