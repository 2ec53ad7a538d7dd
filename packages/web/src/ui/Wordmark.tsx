/** The product name with its logo. */
export function Wordmark() {
  return (
    <span className="lw-wordmark">
      <svg width="24" height="24" viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="8" fill="var(--lw-accent)" />
        <path
          d="M10 8v16h12"
          fill="none"
          stroke="#fff"
          strokeWidth="3.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path
          d="m16 14 2.6 2.6L24 11"
          fill="none"
          stroke="#fff"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      Listwright
    </span>
  );
}
