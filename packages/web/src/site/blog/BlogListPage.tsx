import type { Site } from '../Site';
import { siteDate } from '../siteDate';
import type { SitePageParts } from '../SitePageParts';
import { posts } from './posts';
import blogStyles from './blog.module.css';
import styles from './BlogListPage.module.css';

export function BlogListPage(_site: Site): SitePageParts {
  return {
    title: 'Blog',
    description: 'Product listings on Amazon and Shopify: current rules, keyword placement, and proof for claims.',
    body: (
      <div className="site-wide site-page">
        <div className="site-page-head">
          <h1>Blog</h1>
          <p className="site-lead">
            Product listings: current rules, keyword placement, and proof for claims. <a href="/blog/rss.xml">RSS</a>
          </p>
        </div>
        <ul className={styles.posts}>
          {posts.map(({ slug, title, excerpt, author, date, readTime, category }) => (
            <li key={slug} className={styles.postCard}>
              <p className={blogStyles.postCategory}>{category}</p>
              <h2>
                <a href={`/blog/${slug}`}>{title}</a>
              </h2>
              <p className="site-secondary">{excerpt}</p>
              <p className="site-caption">
                {author} · <time dateTime={date}>{siteDate(date)}</time> · {readTime.replaceAll(' ', '\u00A0')}
              </p>
            </li>
          ))}
        </ul>
      </div>
    ),
  };
}
