/** A megaphone with its sound: something is told. */
export function DisplayArt() {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false" className="size-full">
      <path d="M22 52h18l38-24v64L40 68H22a6 6 0 0 1-6-6v-4a6 6 0 0 1 6-6z" className="fill-on-accent" />
      <path d="M36 68h14l6 30H44z" className="fill-accent-2" />
      <path
        d="M88 44c8 9 8 23 0 32M98 34c14 15 14 37 0 52"
        className="stroke-accent-2"
        strokeWidth="6"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M46 52v16" className="stroke-accent" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
