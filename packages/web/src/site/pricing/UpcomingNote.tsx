/** The plans include a quota for a tool that this version does not have yet; visitors who compare them should know. */
export function UpcomingNote() {
  return (
    <p className="site-section-more site-caption">
      Image quotas belong to a tool that comes with a later version; the account shows them when it arrives.
    </p>
  );
}
