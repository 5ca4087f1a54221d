/** A calendar leaf with a tick, and a gift before it. */
export function SignArt() {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false" className="size-full">
      <rect x="14" y="22" width="78" height="78" rx="14" className="fill-on-accent" />
      <path d="M14 36a14 14 0 0 1 14-14h50a14 14 0 0 1 14 14v8H14z" className="fill-accent-2" />
      <path d="M34 14v16M72 14v16" className="stroke-on-accent" strokeWidth="7" strokeLinecap="round" />
      <path
        d="m34 70 13 13 24-28"
        className="stroke-accent"
        strokeWidth="8"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
      <rect x="70" y="78" width="38" height="30" rx="6" className="fill-accent-2" />
      <path d="M66 72h46v11H66z" className="fill-on-accent" />
      <path d="M89 72v36" className="stroke-accent" strokeWidth="6" />
      <path
        d="M89 72c-9-1-14-6-11-11s10-1 11 11c1-12 8-16 11-11s-2 10-11 11z"
        className="stroke-on-accent"
        strokeWidth="4"
        fill="none"
      />
    </svg>
  );
}
