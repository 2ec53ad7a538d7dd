import { Link } from 'react-router-dom';
import { Notice } from '../../../ui/feedback/Notice';
import { formatNumber } from '../../../ui/formatNumber';
import { FactList } from '../../../ui/page/FactList';
import { ReportTemplate } from '../../../ui/templates/ReportTemplate';
import type { ComparedPage } from './comparedInstead';

const NONE = '—';

/** A page that only the competitor analysis could read: what it says in short, and that this is so. */
export function ComparedReport({ product }: { readonly product: ComparedPage }) {
  const { title, price, currency, rating, reviews, seller, asin } = product;
  const cost = price === null ? NONE : currency === '' ? String(price) : formatNumber.price(price, currency);
  return (
    <ReportTemplate
      verdict={`${title}: the main values only.`}
      freshness="Product analyzed successfully!"
      source="Page · read by the competitor analysis · used 1 API call"
      actions={null}
      figures={[
        { label: 'Price', value: cost },
        { label: 'Rating', value: rating === null ? NONE : `${formatNumber.decimal(rating)} of 5` },
        { label: 'Reviews', value: reviews === null ? NONE : formatNumber.integer(reviews) },
      ]}
      evidence={
        <>
          <Notice tone="info">
            The page could not be read at first, so the competitor analysis read it, for 1 API call. It is kept in the
            history of the{' '}
            <Link to="/app/competitors" className="lw-link">
              competitor analysis
            </Link>
            .
          </Notice>
          <FactList
            columns={3}
            facts={[
              ['Seller', seller],
              ['ASIN', asin],
            ]}
          />
        </>
      }
    />
  );
}
