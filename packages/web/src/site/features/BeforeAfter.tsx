import { codePointLength, fitTitle } from '@listwright/domain/listings';
import { ruleSetFor } from '@listwright/domain/marketplaces';
import { sampleTitle } from '../islands/sampleTitle';
import styles from './BeforeAfter.module.css';

const PLACES = { item_highlights: 'Item highlights', search_terms: 'Search terms', dropped: 'Left out' } as const;

/** The sample title before and after, shortened by the product itself when the page is built. */
export function BeforeAfter({ today }: { readonly today: string }) {
  const ruleSet = ruleSetFor({ marketplace: 'amazon', on: today });
  const { title, moved } = fitTitle({ title: sampleTitle }, ruleSet);
  return (
    <figure className={styles.pair}>
      <div data-kind="before">
        <p className="site-caption">
          Before · <span className="site-tabular">{codePointLength(sampleTitle)} characters</span>
        </p>
        <p>{sampleTitle}</p>
      </div>
      <div data-kind="after">
        <p className="site-caption">
          After · <span className="site-tabular">{codePointLength(title)} characters</span>
        </p>
        <p>{title}</p>
      </div>
      <dl className={styles.moved}>
        {(['item_highlights', 'search_terms', 'dropped'] as const).map((place) => {
          const texts = moved.filter(({ to }) => to === place);
          if (texts.length === 0) return null;
          return (
            <div key={place}>
              <dt>{PLACES[place]}</dt>
              <dd>{texts.map(({ text }) => text).join(' · ')}</dd>
            </div>
          );
        })}
      </dl>
    </figure>
  );
}
