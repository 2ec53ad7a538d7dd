import { PreviewFrame } from './PreviewFrame';
import { PreviewImage } from './PreviewImage';

/** The product in a collection. */
export function ShopifyCollectionCard({
  title,
  imageUrl,
}: {
  readonly title: string;
  readonly imageUrl: string | null;
}) {
  return (
    <PreviewFrame name="Collection card" width="phone">
      <div className="lw-collection">
        <PreviewImage url={imageUrl} name={title} />
        <p className="lw-collection-title">{title}</p>
        <p className="lw-stars">Your price</p>
      </div>
    </PreviewFrame>
  );
}
