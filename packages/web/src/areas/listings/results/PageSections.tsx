import type { PlacedSuggestion } from '@listwright/domain/listings';
import { FactList } from '../../../ui/page/FactList';
import { SectionCard } from '../../../ui/page/SectionCard';
import { webAddress } from '../../../ui/product/webAddress';
import type { PageProduct } from '../page/ReadPage';
import { Pins } from './Pins';
import { PageOffers } from './PageOffers';
import styles from './results.module.css';

const MOST_QUESTIONS = 5;
const MOST_SIMILAR = 6;

interface PageSectionsProps {
  readonly product: PageProduct;
  readonly suggestions: readonly PlacedSuggestion[];
}

/** Description, facts, sellers, questions and similar products of a page; what it does not have is not shown. */
export function PageSections({ product, suggestions }: PageSectionsProps) {
  const { description, specifications, qa_section: questions, similar_products: similar } = product;
  const facts = Object.entries(specifications);
  return (
    <>
      <div id="part-description" tabIndex={-1}>
        <SectionCard title="Product description" aside={<Pins place="description" suggestions={suggestions} />}>
          <p className={styles.text}>{description ?? 'The page has no description.'}</p>
        </SectionCard>
      </div>
      {facts.length === 0 ? null : (
        <SectionCard title="Product information">
          <FactList columns={3} facts={facts} />
        </SectionCard>
      )}
      <PageOffers product={product} />
      {questions.length === 0 ? null : (
        <SectionCard title="Questions and answers">
          <dl className="lw-stack-tight">
            {questions.slice(0, MOST_QUESTIONS).map(({ question, answer }) => (
              <div key={question}>
                <dt className="lw-strong">{question}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        </SectionCard>
      )}
      {similar.length === 0 ? null : (
        <SectionCard title="Similar products">
          <ul className={styles.similar}>
            {similar.slice(0, MOST_SIMILAR).map(({ title, url }) => (
              <li key={url}>
                <a href={webAddress(url)} target="_blank" rel="noopener noreferrer" className="lw-link">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </SectionCard>
      )}
    </>
  );
}
