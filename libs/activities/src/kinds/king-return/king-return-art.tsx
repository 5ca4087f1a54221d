/** A crown, and an arrow that comes back below it. */
export function KingReturnArt() {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false" className="size-full">
      <path d="M28 62 20 24l22 16 18-28 18 28 22-16-8 38z" className="fill-accent-2" />
      <rect x="28" y="62" width="64" height="12" rx="4" className="fill-on-accent" />
      <circle cx="20" cy="22" r="6" className="fill-on-accent" />
      <circle cx="60" cy="11" r="7" className="fill-on-accent" />
      <circle cx="100" cy="22" r="6" className="fill-on-accent" />
      <circle cx="60" cy="48" r="6" className="fill-accent" />
      <path
        d="M92 86c-6 14-18 20-32 20S33 99 28 90m-4 16 3-18 17 7"
        className="stroke-on-accent"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
    </svg>
  );
}
