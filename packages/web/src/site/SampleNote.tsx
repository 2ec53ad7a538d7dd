/** Marks placeholder copy that the operator has not replaced yet. */
export function SampleNote() {
  return (
    <p className="site-sample-note">
      Sample copy, until the operator of this server writes their own in <code>branding.json</code>
    </p>
  );
}
