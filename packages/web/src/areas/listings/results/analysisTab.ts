import { isAmazonAddress } from './isAmazonAddress';
import type { ReadProduct } from '../share/ShareStore';

const KEY = 'listwright-analysis-tab';
/** As long as a browser may take to open the tab. */
const MOST_MS = 60_000;

interface Note {
  readonly url: string;
  readonly at: number;
  /** What was read already: the tab reads nothing. */
  readonly result?: ReadProduct;
}

/**
 * The page that a new tab may read without asking, or what was read of it. A link from elsewhere must not spend a call of the person
 * who opens it, so only the app itself leaves such a note, and it counts once.
 */
export const analysisTab = {
  /** Opens the analysis of a page in a new tab: of `result` where the page was read already, saved pages among them. */
  open: (url: string, result?: ReadProduct): void => {
    const note: Note = { url, at: Date.now(), ...(result === undefined ? {} : { result }) };
    localStorage.setItem(KEY, JSON.stringify(note));
    const marketplace = isAmazonAddress(url) ? 'amazon' : 'generic';
    window.open(`/analysis-results?${new URLSearchParams({ url, marketplace }).toString()}`, '_blank', 'noopener');
  },
  /** What the app asked for a moment ago of this page; null: nothing. */
  take: (url: string): Pick<Note, 'result'> | null => {
    const note = localStorage.getItem(KEY);
    if (note === null) return null;
    localStorage.removeItem(KEY);
    const { url: asked, at, result } = JSON.parse(note) as Note;
    if (asked !== url || Date.now() - at >= MOST_MS) return null;
    return result === undefined ? {} : { result };
  },
};
