const RADIUS = 52;
const LENGTH = 2 * Math.PI * RADIUS;

/** An hourglass inside a ring that fills as the wait goes by. @param share of the wait that is over, 0 to 1 */
export function HourglassArt({ share }: { readonly share: number }) {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" className="size-32 text-accent">
      <circle cx="60" cy="60" r={RADIUS} fill="none" strokeWidth="5" className="stroke-line" />
      <circle
        cx="60"
        cy="60"
        r={RADIUS}
        fill="none"
        stroke="currentColor"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray={LENGTH}
        strokeDashoffset={LENGTH * (1 - share)}
        transform="rotate(-90 60 60)"
        className="motion-safe:transition-[stroke-dashoffset] motion-safe:duration-1000 motion-safe:ease-linear"
      />
      <g fill="none" stroke="currentColor" strokeWidth="3.5" strokeLinecap="round" strokeLinejoin="round">
        <path d="M42 34h36M42 86h36M47 34v8c0 9 8 12 13 18-5 6-13 9-13 18v8M73 34v8c0 9-8 12-13 18 5 6 13 9 13 18v8" />
        <path d="M54 47h12M52 80c3-5 13-5 16 0" strokeOpacity=".6" />
      </g>
    </svg>
  );
}
