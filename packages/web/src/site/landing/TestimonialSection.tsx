import { SampleNote } from '../SampleNote';
import type { Site } from '../Site';
import styles from './TestimonialSection.module.css';

/** Testimonials of this operator's customers; absent if there are none. */
export function TestimonialSection({ site }: { readonly site: Site }) {
  const { testimonials } = site.branding;
  if (testimonials.length === 0) return null;
  return (
    <section className="site-wide site-section" aria-label="What sellers say">
      <div className={styles.quotes}>
        {testimonials.map(({ quote, name, role }) => (
          <figure key={name} className={styles.quote}>
            <blockquote>{quote}</blockquote>
            <figcaption>
              <span className={styles.avatar} aria-hidden="true">
                {name.slice(0, 1)}
              </span>
              <span>
                <strong>{name}</strong>
                <span className="site-caption">{role}</span>
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
      {site.isSample('testimonials') ? <SampleNote /> : null}
    </section>
  );
}
