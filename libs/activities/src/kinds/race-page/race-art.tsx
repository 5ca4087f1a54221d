/** A cup on a winners' stand. */
export function RaceArt() {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false" className="size-full">
      <path d="M12 92h30v18H12z" className="fill-on-accent" opacity=".6" />
      <path d="M42 78h36v32H42z" className="fill-on-accent" />
      <path d="M78 98h30v12H78z" className="fill-on-accent" opacity=".45" />
      <path
        d="M54 98h4V86l-5 3"
        className="stroke-accent"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
        transform="translate(5 2)"
      />
      <path d="M42 14h36v22a18 18 0 0 1-36 0z" className="fill-accent-2" />
      <path
        d="M42 20H30c0 14 4 20 14 22M78 20h12c0 14-4 20-14 22"
        className="stroke-accent-2"
        strokeWidth="5"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M57 52h6v12h-6z" className="fill-accent-2" />
      <rect x="47" y="62" width="26" height="9" rx="3" className="fill-accent-2" />
      <path
        d="m60 20 3.3 7 7.7 1-5.6 5.3 1.4 7.600L60 37.200l-6.8 3.7 1.4-7.600L49 28l7.7-1z"
        className="fill-on-accent"
      />
    </svg>
  );
}
