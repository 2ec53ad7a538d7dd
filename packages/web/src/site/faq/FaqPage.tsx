import type { Site } from '../Site';
import type { SitePageParts } from '../SitePageParts';
import { QuestionList } from './QuestionList';
import { questions } from './questions';
import styles from './FaqPage.module.css';

/** Eight questions with search; each has its own anchor. */
export function FaqPage(site: Site): SitePageParts {
  const all = questions(site);
  return {
    title: 'Frequently asked questions',
    description: 'Answers about the trial, quotas, plans, marketplaces, invented claims, self-hosting and AI keys.',
    facts: {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: all.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
    body: (
      <div className="site-narrow site-page">
        <div className="site-page-head">
          <h1>Frequently asked questions</h1>
          <p className="site-lead">Quick answers. For anything else, contact support.</p>
        </div>
        <div className={styles.search} hidden>
          <label htmlFor="faq-search">Search questions</label>
          <input
            id="faq-search"
            type="search"
            className="site-input"
            data-behaviour="faq-search"
            placeholder="For example: trial, AI key"
          />
          <p className="site-caption" role="status" data-faq-count="">
            {all.length} questions
          </p>
        </div>
        <QuestionList questions={all} />
        <div className={styles.support}>
          <h2>Not answered here?</h2>
          <p className="site-secondary">Contact the operator of this server.</p>
          <a href={`mailto:${site.supportEmail}`} className="site-button" data-kind="quiet">
            Contact Support
          </a>
        </div>
      </div>
    ),
  };
}
