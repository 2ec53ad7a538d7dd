import { PreviewFrame } from './PreviewFrame';
import { PreviewImage } from './PreviewImage';
import { RichText } from './RichText';

interface ShopifyProductPageProps {
  readonly title: string;
  readonly vendor: string;
  readonly html: string;
  readonly tags: readonly string[];
  readonly imageUrl: string | null;
}

/** A product page in a plain theme. */
export function ShopifyProductPage({ title, vendor, html, tags, imageUrl }: ShopifyProductPageProps) {
  return (
    <PreviewFrame name="Product page">
      <div className="lw-detail">
        <PreviewImage url={imageUrl} name={title} />
        <div className="lw-detail-text">
          {vendor === '' ? null : <p className="lw-shop-vendor">{vendor}</p>}
          <p className="lw-shop-title">{title}</p>
          <p className="lw-result-price">Your price</p>
          <span className="lw-shop-button">Add to cart</span>
          <RichText html={html} />
          {tags.length === 0 ? null : (
            <p className="lw-detail-terms">
              {tags.map((tag) => (
                <span key={tag}>{tag}</span>
              ))}
            </p>
          )}
        </div>
      </div>
    </PreviewFrame>
  );
}
