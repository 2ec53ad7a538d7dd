import { useRootStore } from '../../../state/useRootStore';
import { formatDate } from '../../../ui/formatDate';
import type { Listing } from '../../../ui/listing/fields/Listing';
import { RowDrawer } from '../../../ui/list/row/RowDrawer';
import type { ShownRow } from '../../../ui/list/row/useShownRow';
import { marketplaceName } from '../../../ui/marketplaceName';
import { ScoreRing } from '../../../ui/listing/ScoreRing';
import { RichText } from '../../../ui/previews/RichText';
import { ProductPhoto } from '../../../ui/product/ProductPhoto';
import { useProductPhoto } from '../../../ui/product/useProductPhoto';
import { scoreBand } from '../../../ui/scoreBand';
import styles from './ListingLook.module.css';

/** A listing beside the library: its text, its score and where it belongs. */
export function ListingLook({ row }: { readonly row: ShownRow }) {
  const { client } = useRootStore();
  return (
    <RowDrawer
      row={row}
      read={async (id) => (await client.listings.read({ params: { id } })).listing}
      noun="listing"
      titleOf={({ product_name: name }) => name}
      path={(id) => `/app/listings/${id}`}
    >
      {(listing) => <Look listing={listing} />}
    </RowDrawer>
  );
}

function Look({ listing }: { readonly listing: Listing }) {
  const { generated_title: title, bullet_points: bullets, generated_description: description } = listing;
  const { score, grade } = listing.score;
  const photo = useProductPhoto(listing.product_id);
  return (
    <>
      <div className={styles.head}>
        <ProductPhoto name={listing.product_name} thumbnail={photo} size="large" />
        <ScoreRing score={score} grade={grade} />
        <div>
          <p className="lw-strong">{scoreBand(score).word}</p>
          <p className="lw-caption">
            {marketplaceName(listing.marketplace, listing.marketplace_id)} · saved {formatDate.ago(listing.updated_at)}
          </p>
        </div>
      </div>
      <section className="lw-stack-tight">
        <h3>{title}</h3>
        {bullets.length === 0 ? null : (
          <ul className={styles.bullets}>
            {bullets.map((bullet, at) => (
              <li key={at}>{bullet}</li>
            ))}
          </ul>
        )}
        <RichText html={description} />
      </section>
    </>
  );
}
