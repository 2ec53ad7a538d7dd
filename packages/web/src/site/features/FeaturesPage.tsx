import { ClosingCall } from '../landing/ClosingCall';
import { Capture } from '../Capture';
import type { Site } from '../Site';
import type { SitePageParts } from '../SitePageParts';
import { jobs } from './jobs';
import styles from './FeaturesPage.module.css';

/** The features by job: what a seller wants to do, and what helps with it. */
export function FeaturesPage(site: Site): SitePageParts {
  return {
    title: 'Features',
    description:
      'Launch a product with a listing that proves its claims, fix titles for the 75-character rule, place keywords, keep every version, and process your catalogue from a file or a terminal.',
    body: (
      <>
        <div className="site-wide site-page-head">
          <h1>Features</h1>
          <p className="site-lead">
            What you want to do, and how Listwright helps. All screenshots show the app with sample data.
          </p>
          <nav aria-label="Jobs" className={styles.jobs}>
            {jobs(site.today).map(({ id, name }) => (
              <a key={id} href={`#${id}`}>
                {name}
              </a>
            ))}
          </nav>
        </div>
        {jobs(site.today).map(({ id, name, title, text, points, show, tryAt }) => (
          <section key={id} id={id} className={`site-wide site-section ${styles.job}`} aria-labelledby={`${id}-title`}>
            <div className={styles.jobText}>
              <p className={styles.jobName}>{name}</p>
              <h2 id={`${id}-title`}>{title}</h2>
              <p className="site-secondary">{text}</p>
              <ul className={styles.jobPoints}>
                {points.map(([point, detail]) => (
                  <li key={point}>
                    <strong>{point}</strong> <span className="site-secondary">{detail}</span>
                  </li>
                ))}
              </ul>
              {tryAt === undefined ? null : <a href={tryAt}>Try it with your own title</a>}
            </div>
            <div className={styles.jobShow}>
              {typeof show === 'string' ? <Capture name={show} alt={`The app: ${title.toLowerCase()}`} /> : show}
            </div>
          </section>
        ))}
        <ClosingCall site={site} />
      </>
    ),
  };
}
