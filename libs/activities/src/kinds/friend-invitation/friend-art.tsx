/** Two people side by side, joined by a heart. */
export function FriendArt() {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false" className="size-full">
      <circle cx="38" cy="52" r="18" className="fill-on-accent" />
      <path d="M8 106c0-19 13-32 30-32s30 13 30 32z" className="fill-on-accent" />
      <circle cx="84" cy="58" r="16" className="fill-accent-2" />
      <path d="M58 106c0-17 11-28 26-28s26 11 26 28z" className="fill-accent-2" />
      <path
        d="M62 34c-9-6-13-11-11-17 2-5 9-6 11 0 2-6 9-5 11 0 2 6-2 11-11 17z"
        className="fill-on-accent"
      />
    </svg>
  );
}
