/** A red packet, on a field of 60 × 84. */
export function Packet() {
  return (
    <svg viewBox="0 0 60 84" aria-hidden="true" focusable="false" className="size-full">
      <rect
        x="1"
        y="1"
        width="58"
        height="82"
        rx="10"
        className="fill-accent stroke-on-accent"
        strokeOpacity=".35"
        strokeWidth="1.5"
      />
      <path d="M1 11A10 10 0 0 1 11 1h38a10 10 0 0 1 10 10v13C46 40 14 40 1 24z" className="fill-accent-2" />
      <circle cx="30" cy="37" r="12" className="fill-on-accent" />
      <path d="m30 29 8 8-8 8-8-8z" className="fill-accent" />
      <path
        d="M14 64h32M20 71h20"
        className="stroke-on-accent"
        strokeWidth="2.5"
        strokeLinecap="round"
        opacity=".6"
      />
    </svg>
  );
}
