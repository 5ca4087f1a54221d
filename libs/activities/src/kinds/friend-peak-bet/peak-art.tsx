/** A mountain with a flag on its peak, and two who have climbed it. */
export function PeakArt() {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false" className="size-full">
      <path d="M4 106 44 40l14 20 16-28 42 74z" className="fill-on-accent" opacity=".55" />
      <path d="m74 32 17 30-10 7-7-7-8 7-6-9z" className="fill-on-accent" />
      <path d="M74 32V6" className="stroke-on-accent" strokeWidth="5" strokeLinecap="round" />
      <path d="M76 8h24l-7 8 7 8H76z" className="fill-accent-2" />
      <circle cx="36" cy="78" r="8" className="fill-accent-2" />
      <path d="M22 106c0-10 6-17 14-17s14 7 14 17z" className="fill-accent-2" />
      <circle cx="62" cy="84" r="7" className="fill-on-accent" />
      <path d="M50 106c0-8 5-14 12-14s12 6 12 14z" className="fill-on-accent" />
    </svg>
  );
}
