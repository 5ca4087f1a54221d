/** A fan of three cards. */
export function CardArt() {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false" className="size-full">
      <rect
        x="36"
        y="26"
        width="46"
        height="66"
        rx="8"
        className="fill-on-accent"
        opacity=".5"
        transform="rotate(-24 59 100)"
      />
      <rect
        x="36"
        y="26"
        width="46"
        height="66"
        rx="8"
        className="fill-accent-2"
        transform="rotate(22 59 100)"
      />
      <rect x="37" y="22" width="46" height="66" rx="8" className="fill-on-accent" />
      <path
        d="M60 68c-11-7-15-13-13-20 2-6 10-7 13 0 3-7 11-6 13 0 2 7-2 13-13 20z"
        className="fill-accent-2"
      />
      <path d="M44 30h7M69 81h7" className="stroke-accent" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
