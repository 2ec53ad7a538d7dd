/** The plans include a quota for a tool that this version does not have yet; visitors who compare them should know. */
export function UpcomingNote() {
  return (
    <p className="site-section-more site-caption">
      Image quotas are for a tool in a later version. Your account will show them when it’s available.
    </p>
  );
}
