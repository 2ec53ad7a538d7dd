import { IconArrowLeft } from '@tabler/icons-react';
import type { Site } from '../Site';
import { siteDate } from '../siteDate';
import type { SitePageParts } from '../SitePageParts';
import type { Post } from './Post';
import blogStyles from './blog.module.css';
import styles from './BlogPostPage.module.css';

/** An article with its table of contents. */
export function BlogPostPage(site: Site, post: Post): SitePageParts {
  const { slug, title, excerpt, author, date, readTime, category, html, sections } = post;
  return {
    title,
    description: excerpt,
    facts: {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: title,
      description: excerpt,
      datePublished: date,
      author: { '@type': 'Organization', name: author },
      mainEntityOfPage: `${site.origin}/blog/${slug}`,
    },
    body: (
      <>
        <div className={styles.progress} data-behaviour="reading-progress" aria-hidden="true" />
        <article className={`site-wide ${styles.article}`} data-article="">
          <header className={styles.articleHead}>
            <a href="/blog" className={styles.back}>
              <IconArrowLeft size={16} aria-hidden />
              Blog
            </a>
            <p className={blogStyles.postCategory}>{category}</p>
            <h1>{title}</h1>
            <p className="site-lead">{excerpt}</p>
            <p className="site-caption">
              {author} · <time dateTime={date}>{siteDate(date)}</time> · {readTime.replaceAll(' ', '\u00A0')}
            </p>
          </header>
          <nav className={styles.contents} aria-label="In this article">
            <p className={styles.contentsTitle}>In this article</p>
            <ol>
              {sections.map((section) => (
                <li key={section.id}>
                  <a href={`#${section.id}`}>{section.title}</a>
                </li>
              ))}
            </ol>
          </nav>
          <div className={styles.prose}>
            {/* Safe: our own Markdown, from this repository. */}
            <div dangerouslySetInnerHTML={{ __html: html }} />
            <aside className={styles.articleCall}>
              <p>
                <strong>Check your own titles</strong> against the current rules, and see which fact supports each
                claim.
              </p>
              <a href="/register" className="site-button">
                Start Free Trial
              </a>
            </aside>
          </div>
        </article>
      </>
    ),
  };
}
