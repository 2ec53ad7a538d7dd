/** The plans carry quotas for tools that this version does not have yet; who compares them should know. */
export function UpcomingNote() {
  return (
    <p className="site-section-more site-caption">
      Image and bulk quotas belong to tools that come with later versions; the account shows them as they arrive.
    </p>
  );
}
