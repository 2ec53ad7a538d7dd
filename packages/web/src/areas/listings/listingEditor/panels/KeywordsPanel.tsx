import type { KeywordPlace } from '@listwright/domain/listings';
import { IconKey } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { EmptyState } from '../../../../ui/feedback/EmptyState';
import { KeywordBank } from '../../../../ui/listing/KeywordBank';
import type { ListingEditor } from '../ListingEditor';

const PLACES: Readonly<Record<'amazon' | 'shopify', readonly KeywordPlace[]>> = {
  amazon: ['title', 'item_highlights', 'bullet_points', 'description', 'search_terms'],
  shopify: ['title', 'description'],
};

export const KeywordsPanel = observer(function KeywordsPanel({ editor }: { readonly editor: ListingEditor }) {
  const { placements, coverage } = editor.review;
  if (placements.length === 0) {
    return (
      <EmptyState icon={IconKey} title="No keywords yet">
        Add keywords in the Edit tab to see where each one appears.
      </EmptyState>
    );
  }
  return (
    <KeywordBank
      placements={placements}
      coverage={coverage}
      places={PLACES[editor.listing.marketplace]}
      onPlace={editor.place}
    />
  );
});
