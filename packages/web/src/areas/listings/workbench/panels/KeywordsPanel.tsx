import type { KeywordPlace } from '@listwright/domain/listings';
import { IconKey } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { EmptyState } from '../../../../ui/feedback/EmptyState';
import { KeywordBank } from '../../../../ui/listing/KeywordBank';
import type { Workbench } from '../Workbench';

const PLACES: Readonly<Record<'amazon' | 'shopify', readonly KeywordPlace[]>> = {
  amazon: ['title', 'item_highlights', 'bullet_points', 'description', 'search_terms'],
  shopify: ['title', 'description'],
};

export const KeywordsPanel = observer(function KeywordsPanel({ bench }: { readonly bench: Workbench }) {
  const { placements, coverage } = bench.review;
  if (placements.length === 0) {
    return (
      <EmptyState icon={IconKey} title="No keywords yet">
        Add the words buyers search for in the Fields tab; here you see where each of them stands.
      </EmptyState>
    );
  }
  return (
    <KeywordBank
      placements={placements}
      coverage={coverage}
      places={PLACES[bench.listing.marketplace]}
      onPlace={bench.place}
    />
  );
});
