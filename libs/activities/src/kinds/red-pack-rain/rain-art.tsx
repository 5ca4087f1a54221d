/** A packet out of a cloud, with drops around it. */
export function RainArt() {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false" className="size-full">
      <path
        d="M30 46a18 18 0 0 1 2-36 24 24 0 0 1 44-2 19 19 0 0 1 14 38z"
        className="fill-on-accent"
        opacity=".7"
      />
      <path
        d="M20 58v14M102 54v18M28 88v12M94 90v14"
        className="stroke-on-accent"
        strokeWidth="5"
        strokeLinecap="round"
        opacity=".7"
      />
      <g transform="rotate(-8 60 74)">
        <rect x="36" y="36" width="50" height="72" rx="9" className="fill-accent-2" />
        <path d="M36 45a9 9 0 0 1 9-9h32a9 9 0 0 1 9 9v12c-12 12-38 12-50 0z" className="fill-on-accent" />
        <circle cx="61" cy="66" r="12" className="fill-accent" />
        <path d="m61 58 8 8-8 8-8-8z" className="fill-on-accent" />
      </g>
    </svg>
  );
}
