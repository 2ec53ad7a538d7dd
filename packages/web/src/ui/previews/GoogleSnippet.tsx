import { CutText } from './CutText';
import { PreviewFrame } from './PreviewFrame';
import styles from './previews.module.css';

interface GoogleSnippetProps {
  readonly title: string;
  readonly description: string;
  readonly handle: string;
}

// The usual length of a desktop result.
const TITLE_SHOWN = 60;
const DESCRIPTION_SHOWN = 160;

/** The product in search engine results. */
export function GoogleSnippet({ title, description, handle }: GoogleSnippetProps) {
  return (
    <PreviewFrame name="Search engine result">
      <p className={styles.snippetAddress}>your-store.com › products › {handle}</p>
      <p className={styles.snippetTitle}>
        <CutText text={title} at={TITLE_SHOWN} />
      </p>
      <p className={styles.snippetText}>
        <CutText text={description} at={DESCRIPTION_SHOWN} />
      </p>
    </PreviewFrame>
  );
}
