import { Link } from 'react-router-dom';
import { Notice } from '../../../ui/feedback/Notice';
import { formatNumber } from '../../../ui/formatNumber';
import { FactList } from '../../../ui/page/FactList';
import { SectionCard } from '../../../ui/page/SectionCard';
import type { ComparedPage } from './comparedInstead';

/** A page that only the competitor analysis could read: what it says in short, and that this is so. */
export function ComparedReport({ product }: { readonly product: ComparedPage }) {
  const { title, price, currency, rating, reviews, seller, asin } = product;
  return (
    <>
      <p role="status" className="lw-secondary">
        Product analyzed successfully!
      </p>
      <Notice tone="info">
        The page could not be read at first, so the competitor analysis read it, for 1 API call. It has the main values
        only, and is kept in the history of the{' '}
        <Link to="/app/competitors" className="lw-link">
          competitor analysis
        </Link>
        .
      </Notice>
      <SectionCard title={title}>
        <FactList
          columns={3}
          facts={[
            ['Price', price === null ? '' : currency === '' ? String(price) : formatNumber.price(price, currency)],
            ['Rating', rating === null ? '' : `${formatNumber.decimal(rating)} of 5`],
            ['Reviews', reviews === null ? '' : formatNumber.integer(reviews)],
            ['Seller', seller],
            ['ASIN', asin],
          ]}
        />
      </SectionCard>
    </>
  );
}
