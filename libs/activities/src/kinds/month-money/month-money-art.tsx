/** A pay envelope with coins that rise step by step. */
export function MonthMoneyArt() {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false" className="size-full">
      <rect x="12" y="48" width="80" height="58" rx="10" className="fill-on-accent" />
      <path
        d="M12 58a10 10 0 0 1 10-10h60a10 10 0 0 1 10 10L57 84a8 8 0 0 1-10 0z"
        className="fill-accent-2"
      />
      <circle cx="52" cy="72" r="9" className="fill-on-accent" />
      <rect x="70" y="36" width="11" height="16" rx="4" className="fill-on-accent" opacity=".6" />
      <rect x="85" y="26" width="11" height="26" rx="4" className="fill-on-accent" opacity=".8" />
      <rect x="100" y="14" width="11" height="38" rx="4" className="fill-accent-2" />
      <path
        d="M24 34c8-12 20-18 34-18m-11-8 11 8-10 9"
        className="stroke-on-accent"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
    </svg>
  );
}
