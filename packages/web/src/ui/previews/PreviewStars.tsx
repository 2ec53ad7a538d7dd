import styles from './previews.module.css';

/** Five empty stars: a new listing has no reviews yet. */
export function PreviewStars() {
  return (
    <p className={styles.stars}>
      <span aria-hidden="true">☆☆☆☆☆</span> No reviews yet
    </p>
  );
}
