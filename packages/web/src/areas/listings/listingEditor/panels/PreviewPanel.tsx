import { observer } from 'mobx-react-lite';
import { AmazonDetailPage } from '../../../../ui/previews/AmazonDetailPage';
import { AmazonSearchCard } from '../../../../ui/previews/AmazonSearchCard';
import { GoogleSnippet } from '../../../../ui/previews/GoogleSnippet';
import { ShopifyCollectionCard } from '../../../../ui/previews/ShopifyCollectionCard';
import { ShopifyProductPage } from '../../../../ui/previews/ShopifyProductPage';
import type { ListingEditor } from '../ListingEditor';
import styles from './panels.module.css';

interface PreviewPanelProps {
  readonly editor: ListingEditor;
  readonly imageUrl: string | null;
}

/** The listing as shoppers see it; text that a store truncates is shaded. */
export const PreviewPanel = observer(function PreviewPanel({ editor, imageUrl }: PreviewPanelProps) {
  const { copy, listing, ruleSet } = editor;
  const { titleMax, titleCutMobile } = ruleSet.limits;
  if (listing.marketplace === 'shopify') {
    return (
      <div className={styles.previews}>
        <GoogleSnippet
          title={copy.seo_title || copy.generated_title}
          description={copy.meta_description}
          handle={copy.handle}
        />
        <ShopifyCollectionCard title={copy.generated_title} imageUrl={imageUrl} />
        <ShopifyProductPage
          title={copy.generated_title}
          vendor={listing.brand}
          html={copy.generated_description}
          tags={copy.tags}
          imageUrl={imageUrl}
        />
      </div>
    );
  }
  return (
    <div className={styles.previews}>
      <AmazonSearchCard
        width="wide"
        title={copy.generated_title}
        highlights={copy.item_highlights}
        imageUrl={imageUrl}
        cutAt={titleMax}
      />
      <AmazonSearchCard
        width="phone"
        title={copy.generated_title}
        highlights={copy.item_highlights}
        imageUrl={imageUrl}
        cutAt={titleCutMobile ?? titleMax}
      />
      <AmazonDetailPage
        title={copy.generated_title}
        highlights={copy.item_highlights}
        bullets={copy.bullet_points}
        description={copy.generated_description}
        searchTerms={copy.search_terms}
        brand={listing.brand}
        imageUrl={imageUrl}
      />
    </div>
  );
});
