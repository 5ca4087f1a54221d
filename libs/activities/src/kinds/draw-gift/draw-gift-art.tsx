/** A box with a raised lid, and light that comes out of it. */
export function DrawGiftArt() {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false" className="size-full">
      <path
        d="m60 58 30-46M60 58 30 12M60 58V6"
        className="stroke-accent-2"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <rect x="22" y="62" width="76" height="46" rx="8" className="fill-on-accent" />
      <path d="M60 62v46" className="stroke-accent" strokeWidth="10" />
      <path d="m14 52 82-18 4 16-82 18z" className="fill-accent-2" transform="rotate(-8 57 51)" />
      <circle cx="96" cy="24" r="5" className="fill-on-accent" />
      <circle cx="26" cy="30" r="4" className="fill-on-accent" />
      <circle cx="74" cy="10" r="4" className="fill-on-accent" />
    </svg>
  );
}
