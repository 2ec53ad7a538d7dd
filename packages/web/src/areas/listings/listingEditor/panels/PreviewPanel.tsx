import { observer } from 'mobx-react-lite';
import { Fragment } from 'react';
import type { ListingEditor } from '../ListingEditor';
import { previewsOf } from './previewsOf';
import styles from './panels.module.css';

interface PreviewPanelProps {
  readonly editor: ListingEditor;
  readonly imageUrl: string | null;
}

/** The listing in every place where shoppers meet it. */
export const PreviewPanel = observer(function PreviewPanel({ editor, imageUrl }: PreviewPanelProps) {
  return (
    <div className={styles.previews}>
      {previewsOf(editor, imageUrl).map(({ name, view }) => (
        <Fragment key={name}>{view}</Fragment>
      ))}
    </div>
  );
});
