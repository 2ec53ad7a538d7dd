import { EditorPanel } from './EditorPanel';
import { ListingEditor } from './ListingEditor';

/** What an editor starts with, its screen part and its model, as one file: two would queue before the first paint. */
export const editorStart = { EditorPanel, ListingEditor };
