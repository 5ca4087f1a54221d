/** One stack of coins, and the like of it beside. */
export function FirstDepositArt() {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false" className="size-full">
      {[92, 76, 60].map((y) => (
        <g key={y}>
          <path
            d={`M14 ${String(y)}v10c0 6 10 10 22 10s22-4 22-10V${String(y)}z`}
            className="fill-on-accent"
          />
          <ellipse cx="36" cy={y} rx="22" ry="9" className="fill-accent-2" />
        </g>
      ))}
      {[92, 76, 60, 44].map((y) => (
        <g key={y}>
          <path
            d={`M64 ${String(y)}v10c0 6 10 10 22 10s22-4 22-10V${String(y)}z`}
            className="fill-accent-2"
          />
          <ellipse cx="86" cy={y} rx="22" ry="9" className="fill-on-accent" />
        </g>
      ))}
      <path
        d="M36 44V18m-11 12 11-12 11 12"
        className="stroke-on-accent"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
    </svg>
  );
}
