/** A wheel on its stand, with stars around it. */
export function LotteryArt() {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false" className="size-full">
      <path d="m44 96 16-36 16 36z" className="fill-on-accent" opacity=".55" />
      <rect x="34" y="96" width="52" height="10" rx="5" className="fill-on-accent" />
      <circle cx="60" cy="54" r="40" className="fill-on-accent" />
      <path d="M60 54V20a34 34 0 0 1 29.4 17z" className="fill-accent-2" />
      <path d="M60 54 89.4 71A34 34 0 0 1 60 88z" className="fill-accent-2" />
      <path d="M60 54 30.6 71a34 34 0 0 1 0-34z" className="fill-accent-2" />
      <circle cx="60" cy="54" r="9" className="fill-accent stroke-on-accent" strokeWidth="4" />
      <path
        d="m60 22-8-16h16z"
        className="fill-accent-2 stroke-accent"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path
        d="m104 22 2.5 6.500L113 31l-6.5 2.500L104 40l-2.5-6.500L95 31l6.5-2.500z"
        className="fill-accent-2"
      />
      <path d="m14 80 2 5 5 2-5 2-2 5-2-5-5-2 5-2z" className="fill-on-accent" />
    </svg>
  );
}
