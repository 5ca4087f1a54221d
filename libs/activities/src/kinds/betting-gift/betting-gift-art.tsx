/** A betting slip that runs into a gift. */
export function BettingGiftArt() {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false" className="size-full">
      <path
        d="M26 12h46a6 6 0 0 1 6 6v40l-8-5-8 5-8-5-8 5-8-5-8 5-8-5-10 5V18a6 6 0 0 1 6-6z"
        className="fill-on-accent"
      />
      <path
        d="M34 26h28M34 38h18"
        className="stroke-accent"
        strokeWidth="5"
        strokeLinecap="round"
        opacity=".5"
      />
      <rect x="40" y="68" width="66" height="42" rx="7" className="fill-accent-2" />
      <rect x="34" y="56" width="78" height="17" rx="6" className="fill-on-accent" />
      <path d="M73 56v54" className="stroke-accent" strokeWidth="9" />
      <path
        d="M73 56c-13-1-20-8-16-15s15-1 16 15c1-16 12-22 16-15s-3 14-16 15z"
        className="stroke-accent-2"
        strokeWidth="6"
        fill="none"
      />
    </svg>
  );
}
