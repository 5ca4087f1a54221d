/** A tall cup before a ring of stars. */
export function EuropeanArt() {
  const stars = Array.from({ length: 9 }, (_, place) => -120 + place * 30);
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false" className="size-full">
      {stars.map((angle) => (
        <path
          key={angle}
          d="m60 6 2.4 5 5.6.7-4.1 3.9 1 5.5-4.9-2.7-4.9 2.7 1-5.5-4.1-3.9 5.6-.700z"
          className="fill-on-accent"
          transform={`rotate(${String(angle)} 60 60)`}
        />
      ))}
      <path d="M42 36h36v8c0 20-6 32-18 36-12-4-18-16-18-36z" className="fill-accent-2" />
      <path
        d="M42 42h-8c0 12 4 19 12 21M78 42h8c0 12-4 19-12 21"
        className="stroke-accent-2"
        strokeWidth="5"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M56 78h8v14h-8z" className="fill-accent-2" />
      <path d="M44 92h32l4 14H40z" className="fill-on-accent" />
      <path d="M50 44v10" className="stroke-on-accent" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
