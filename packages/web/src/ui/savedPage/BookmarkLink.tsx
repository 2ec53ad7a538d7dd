import { IconBookmark } from '@tabler/icons-react';
import { useEffect, useRef, type MouseEvent } from 'react';
import { notify } from '../feedback/notify';
import { bookmarklet } from './bookmarklet';
import styles from './SavedPageField.module.css';

/** A link to drag to the bookmarks bar. It does nothing here: it is for the pages of shops. */
export function BookmarkLink() {
  const link = useRef<HTMLAnchorElement>(null);
  // React refuses addresses that run a script, and in any other place it is right.
  useEffect(() => link.current?.setAttribute('href', bookmarklet()), []);
  const explain = (event: MouseEvent) => {
    event.preventDefault();
    notify.info('Drag this button to your bookmarks bar, then click it on a product page.');
  };
  return (
    <a ref={link} className={styles.bookmark} onClick={explain}>
      <IconBookmark size={16} aria-hidden />
      Copy page for Listwright
    </a>
  );
}
