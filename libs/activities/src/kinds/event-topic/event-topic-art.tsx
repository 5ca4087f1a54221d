/** A ball before a stadium's lights. */
export function EventTopicArt() {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false" className="size-full">
      <path d="M8 92c14-12 90-12 104 0v14H8z" className="fill-on-accent" opacity=".5" />
      <path d="M22 84V34M98 84V34" className="stroke-on-accent" strokeWidth="6" strokeLinecap="round" />
      <rect x="8" y="18" width="28" height="20" rx="5" className="fill-accent-2" />
      <rect x="84" y="18" width="28" height="20" rx="5" className="fill-accent-2" />
      <circle cx="60" cy="72" r="32" className="fill-on-accent" />
      <path d="m60 56 14 10-5 17H51l-5-17z" className="fill-accent" />
      <path
        d="M60 56V41M74 66l15-6M69 83l9 13M51 83l-9 13M46 66l-15-6"
        className="stroke-accent"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  );
}
