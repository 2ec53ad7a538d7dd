import type { ReactNode } from 'react';
import { AmazonDetailPage } from '../../../../ui/previews/AmazonDetailPage';
import { AmazonSearchCard } from '../../../../ui/previews/AmazonSearchCard';
import { GoogleSnippet } from '../../../../ui/previews/GoogleSnippet';
import { ShopifyCollectionCard } from '../../../../ui/previews/ShopifyCollectionCard';
import { ShopifyProductPage } from '../../../../ui/previews/ShopifyProductPage';
import type { ListingEditor } from '../ListingEditor';

interface Preview {
  readonly name: string;
  readonly view: ReactNode;
}

/** The places where shoppers meet the listing; text that a store truncates is shaded. */
export function previewsOf({ copy, listing, ruleSet }: ListingEditor, imageUrl: string | null): readonly Preview[] {
  const { titleMax, titleCutMobile } = ruleSet.limits;
  const { generated_title: title, item_highlights: highlights } = copy;
  if (listing.marketplace === 'shopify') {
    return [
      {
        name: 'Google',
        view: (
          <GoogleSnippet title={copy.seo_title || title} description={copy.meta_description} handle={copy.handle} />
        ),
      },
      { name: 'Collection', view: <ShopifyCollectionCard title={title} imageUrl={imageUrl} /> },
      {
        name: 'Page',
        view: (
          <ShopifyProductPage
            title={title}
            vendor={listing.brand}
            html={copy.generated_description}
            tags={copy.tags}
            imageUrl={imageUrl}
          />
        ),
      },
    ];
  }
  const card = { title, highlights, imageUrl };
  return [
    { name: 'Search', view: <AmazonSearchCard width="wide" {...card} cutAt={titleMax} /> },
    { name: 'Phone', view: <AmazonSearchCard width="phone" {...card} cutAt={titleCutMobile ?? titleMax} /> },
    {
      name: 'Page',
      view: (
        <AmazonDetailPage
          {...card}
          bullets={copy.bullet_points}
          description={copy.generated_description}
          searchTerms={copy.search_terms}
          brand={listing.brand}
        />
      ),
    },
  ];
}
