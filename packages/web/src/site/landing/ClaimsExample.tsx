import { createBrief, proveCopy, type Claim } from '@listwright/domain/listings';
import { readProduct } from '@listwright/domain/products';
import { Fragment } from 'react';
import styles from './ClaimsExample.module.css';

const bullet = 'Holds 750 ml in stainless steel, weighs 380 g, and keeps drinks cold for 24 hours';

const brief = createBrief({
  productName: 'Himal Water Bottle 750 ml',
  description: '',
  category: '',
  brand: 'Himal',
  attributes: { Material: 'Stainless steel', Weight: '380 g' },
  keywords: [],
  tone: 'neutral',
  language: 'en',
  marketplace: 'amazon',
  marketplaceId: '',
});

const FROM: Readonly<Record<string, string>> = {
  product_name: 'name',
  'attributes.Material': 'material',
  'attributes.Weight': 'weight',
};

const SUPPORTED: ReadonlySet<Claim['support']> = new Set(['given', 'computed', 'entailed']);

/** One bullet with its claims, checked by the product itself when the page is built. */
export function ClaimsExample() {
  const claims = proveCopy(copyOf(bullet), readProduct(brief)).claims;
  return (
    <figure className={styles.claims}>
      <p className={styles.text}>
        {pieces(bullet, claims).map(({ text, claim }, at) =>
          claim === undefined ? (
            <Fragment key={at}>{text}</Fragment>
          ) : (
            <mark key={at} data-support={claim.support}>
              {text}
            </mark>
          ),
        )}
      </p>
      <ul className={styles.list}>
        {claims.map(({ text, support, sourceField }) => (
          <li key={text} data-support={support}>
            <span>{text}</span>
            <span>
              {SUPPORTED.has(support) ? `given: ${FROM[sourceField ?? ''] ?? sourceField}` : 'no fact supports it'}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

function copyOf(text: string) {
  return {
    title: '',
    itemHighlights: '',
    bulletPoints: [text],
    description: '',
    keywords: [],
    searchTerms: '',
    seoTitle: '',
    metaDescription: '',
    tags: [],
    handle: '',
  };
}

/** The text split at its claims, in reading order. */
function pieces(text: string, claims: readonly Claim[]): readonly { text: string; claim?: Claim }[] {
  let at = 0;
  const cut = claims.flatMap((claim) => {
    const before = text.slice(at, claim.start);
    at = claim.end;
    return [{ text: before }, { text: text.slice(claim.start, claim.end), claim }];
  });
  return [...cut, { text: text.slice(at) }];
}
