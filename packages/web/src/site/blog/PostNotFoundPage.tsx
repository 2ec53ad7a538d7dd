import type { Site } from '../Site';
import type { SitePageParts } from '../SitePageParts';

export function PostNotFoundPage(_site: Site): SitePageParts {
  return {
    title: 'Post Not Found',
    description: 'We can’t find that post.',
    status: 404,
    body: (
      <div className="site-narrow site-page">
        <div className="site-page-head">
          <h1>Post Not Found</h1>
          <p className="site-lead">We can’t find that post. It may have been renamed.</p>
        </div>
        <a href="/blog" className="site-button" data-kind="quiet">
          Back to the blog
        </a>
      </div>
    ),
  };
}
