/** Two cards, one of them turned over. */
export function FlipArt() {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false" className="size-full">
      <g transform="rotate(-14 44 64)">
        <rect x="16" y="26" width="54" height="76" rx="10" className="fill-accent-2" />
        <rect
          x="24"
          y="34"
          width="38"
          height="60"
          rx="6"
          className="stroke-on-accent"
          strokeWidth="3"
          fill="none"
        />
        <path d="m43 48 10 16-10 16-10-16z" className="fill-on-accent" />
      </g>
      <g transform="rotate(10 78 60)">
        <rect x="50" y="20" width="54" height="76" rx="10" className="fill-on-accent" />
        <path
          d="m77 38 5.9 12.6 13.8 1.8-10.1 9.5 2.5 13.700L77 69l-12.1 6.6 2.5-13.7-10.1-9.5 13.8-1.800z"
          className="fill-accent-2"
        />
      </g>
      <path d="m104 10 2 6 6 2-6 2-2 6-2-6-6-2 6-2z" className="fill-on-accent" />
    </svg>
  );
}
