import { isAmazonAddress } from './isAmazonAddress';

const KEY = 'listwright-analysis-tab';
/** As long as a browser may take to open the tab. */
const MOST_MS = 60_000;

/**
 * The page that a new tab may read without asking. A link from elsewhere must not spend a call of the person who opens it, so only
 * the app itself leaves such a note, and it counts once.
 */
export const analysisTab = {
  /** Opens the analysis of a page in a new tab. */
  open: (url: string): void => {
    localStorage.setItem(KEY, JSON.stringify({ url, at: Date.now() }));
    const marketplace = isAmazonAddress(url) ? 'amazon' : 'generic';
    window.open(`/analysis-results?${new URLSearchParams({ url, marketplace }).toString()}`, '_blank', 'noopener');
  },
  /** Whether the app asked for this page a moment ago. */
  take: (url: string): boolean => {
    const note = localStorage.getItem(KEY);
    if (note === null) return false;
    localStorage.removeItem(KEY);
    const { url: asked, at } = JSON.parse(note) as { readonly url: string; readonly at: number };
    return asked === url && Date.now() - at < MOST_MS;
  },
};
