/** Five empty stars: a new listing has no reviews yet. */
export function PreviewStars() {
  return (
    <p className="lw-stars">
      <span aria-hidden="true">☆☆☆☆☆</span> No reviews yet
    </p>
  );
}
