/** A score board with a question, and a ball below it. */
export function GuessArt() {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false" className="size-full">
      <rect x="10" y="16" width="100" height="58" rx="10" className="fill-on-accent" />
      <rect x="18" y="24" width="34" height="42" rx="6" className="fill-accent-2" />
      <rect x="68" y="24" width="34" height="42" rx="6" className="fill-accent-2" />
      <path d="M60 36v4M60 52v4" className="stroke-accent" strokeWidth="6" strokeLinecap="round" />
      <path
        d="M29 38c0-8 13-8 13 0 0 6-7 6-7 12M35 57v.1M79 38c0-8 13-8 13 0 0 6-7 6-7 12M85 57v.1"
        className="stroke-on-accent"
        strokeWidth="5"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M60 74v10" className="stroke-on-accent" strokeWidth="7" />
      <circle cx="60" cy="98" r="16" className="fill-accent-2" />
      <path d="m60 91 7 5-3 8h-8l-3-8z" className="fill-on-accent" />
    </svg>
  );
}
