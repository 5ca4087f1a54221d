import type { SportKey } from '@heptad/venue-gateway';

const BALL = 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Z';
const SCREEN = 'M3.5 5.5h17v11h-17v-11ZM9 20h6M12 16.5V20';

/** Our own outlines on a 24 × 24 grid, one path each. Sports without a drawing of their own share a ball, electronic ones a screen. */
const SHAPES: Partial<Record<SportKey, string>> = {
  football: `${BALL}M12 8.3l3.5 2.6-1.3 4.1H9.8l-1.3-4.1L12 8.3ZM12 3.6v4.7m8 1.2-4.5 1.4m1.3 8-2.6-3.9m-4.4 0-2.6 3.9M4 9.5l4.5 1.4`,
  basketball: `${BALL}M3.5 12h17M12 3.5v17M6 6c3.2 3.4 3.2 8.6 0 12M18 6c-3.2 3.4-3.2 8.6 0 12`,
  tennis: `${BALL}M5.2 7c3.8 1.6 5.8 6 4.6 12.8M18.8 17c-3.8-1.6-5.8-6-4.6-12.8`,
  badminton: 'M9.5 14.5a3.5 3.5 0 1 0 5 5M9.5 14.5l-5-7 3-3 7 5M14.5 19.5l7-5-7-5-5 5M8 11l3-3',
  baseball: `${BALL}M6.3 5.7c2.6 3.6 2.6 9 0 12.6M17.7 5.7c-2.6 3.6-2.6 9 0 12.6`,
  volleyball: `${BALL}M12 12 5 16.8M12 12l-.8-8.4M12 12l8 2.8M8 4.5c4.5.5 9.5 3.5 11.5 8M4 9.5c1.5 4.5 5 8.5 10 10.7`,
  tableTennis:
    'M14.5 15.5 9 10a5.5 5.5 0 0 1 8-7 5.5 5.5 0 0 1 1 8l-3.5 4.5ZM10.5 11.5l-6 7 2 2 7-6M18 16.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z',
  iceHockey: 'M6 3.5l4.5 12.5H17a3 3 0 0 1 0 4.5H9.5L4.5 5M16 11h5v3h-5v-3Z',
  snooker: `${BALL}M12 7.5a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM11 10h2l-1.5 3.5`,
  americanFootball: 'M4 20C2.5 12 8 3.5 20 4c1.5 8-4 16.5-16 16ZM9 15l6-6M10 11.5l2.5 2.5M12.5 9l2.5 2.5',
  rugby: 'M4 20C2.5 12 8 3.5 20 4c1.5 8-4 16.5-16 16ZM4.5 14l5.5 5.5M14 4.5l5.5 5.5',
  boxing:
    'M7 14V8a4 4 0 0 1 4-4h4a4 4 0 0 1 4 4v3a4 4 0 0 1-2 3.5V16H8M7 14a3 3 0 0 1-2-5h6M8 18.5h9V21H8v-2.5Z',
  cricket: 'M13 3.5l3 3-9 12-3-3 9-12ZM4.5 19.5l1.5-1.5M18 14.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
  darts: `${BALL}M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM12 12l7-7M19 5V2.5M19 5h2.5`,
  golf: 'M8 20.5V3.5l9 4-9 4M5 20.5h9M18 17.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3Z',
  handball: `${BALL}M12 3.5c-3 3-3 5.5 0 8.5s3 5.5 0 8.5M3.5 12c3-2 5.5-2 8.5 0s5.5 2 8.5 0`,
  leagueBattle: SCREEN,
  ancientBattle: SCREEN,
  tacticalShooter: SCREEN,
  royalBattle: SCREEN,
  electronicFootball: SCREEN,
  electronicBasketball: SCREEN,
};

/** A sport's drawing in the colour of the text. */
export function SportIcon({ sport }: { readonly sport: SportKey }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="size-5 shrink-0"
    >
      <path d={SHAPES[sport] ?? BALL} />
    </svg>
  );
}
