/** A list of tasks, two of them ticked, and a seedling before it. */
export function NewTaskArt() {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false" className="size-full">
      <rect x="22" y="18" width="66" height="88" rx="12" className="fill-on-accent" />
      <rect x="40" y="10" width="30" height="16" rx="7" className="fill-accent-2" />
      <path
        d="m33 45 5 5 9-10M33 67l5 5 9-10"
        className="stroke-accent"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
      <circle cx="40" cy="88" r="6" className="stroke-accent" strokeWidth="4" fill="none" />
      <path
        d="M56 46h22M56 68h22M56 88h14"
        className="stroke-accent"
        strokeWidth="5"
        strokeLinecap="round"
        opacity=".45"
      />
      <path d="M96 108V84" className="stroke-on-accent" strokeWidth="5" strokeLinecap="round" />
      <path d="M96 92c-2-12-10-16-20-15 1 10 8 16 20 15z" className="fill-accent-2" />
      <path d="M96 86c1-11 8-17 18-16 0 11-7 17-18 16z" className="fill-on-accent" />
    </svg>
  );
}
