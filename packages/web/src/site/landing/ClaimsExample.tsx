import { createBrief, groundClaims, type Claim } from '@listwright/domain/listings';
import { Fragment } from 'react';

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

/** One bullet with its claims, judged by the product's own grounding while the page is made. */
export function ClaimsExample() {
  const claims = groundClaims(copyOf(bullet), brief);
  return (
    <figure className="site-claims">
      <p className="site-claims-text">
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
      <ul className="site-claims-list">
        {claims.map(({ text, support, sourceField }) => (
          <li key={text} data-support={support}>
            <span>{text}</span>
            <span>
              {support === 'unsupported' ? 'rests on nothing' : `given: ${FROM[sourceField ?? ''] ?? sourceField}`}
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

/** The text cut at its claims, in reading order. */
function pieces(text: string, claims: readonly Claim[]): readonly { text: string; claim?: Claim }[] {
  let at = 0;
  const cut = claims.flatMap((claim) => {
    const before = text.slice(at, claim.start);
    at = claim.end;
    return [{ text: before }, { text: text.slice(claim.start, claim.end), claim }];
  });
  return [...cut, { text: text.slice(at) }];
}
