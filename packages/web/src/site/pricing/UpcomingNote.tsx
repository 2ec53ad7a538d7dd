/** The plans carry a quota for a tool that this version does not have yet; who compares them should know. */
export function UpcomingNote() {
  return (
    <p className="site-section-more site-caption">
      Image quotas belong to a tool that comes with a later version; the account shows them when it arrives.
    </p>
  );
}
