import type { Card } from '@heptad/game-rules';
import type { ReactNode } from 'react';

/** How large a card is drawn. */
export const CARD = { width: 40, height: 56 } as const;

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

/** The signs of the suits, each in a field of 20 by 20. */
const SUITS: Readonly<Record<Card['suit'], string>> = {
  hearts: 'M10 18 2.6 10.4a4.5 4.5 0 0 1 6.4-6.4l1 1 1-1a4.5 4.5 0 0 1 6.4 6.4Z',
  diamonds: 'M10 1.5 16.5 10 10 18.5 3.5 10Z',
  spades: 'M10 1.5 17 9a4 4 0 0 1-5.6 5.7L12.6 18.5H7.4l1.2-3.8A4 4 0 0 1 3 9Z',
  clubs:
    'M10 2a3.9 3.9 0 0 1 3.5 5.7A3.9 3.9 0 1 1 11.2 14l1.2 4.5H7.6L8.8 14a3.9 3.9 0 1 1-2.3-6.3A3.9 3.9 0 0 1 10 2Z',
};

/** What stands in the corner of a card: `A`, `2` … `10`, `J`, `Q`, `K`. */
export const rankText = ({ rank }: Pick<Card, 'rank'>): string => RANKS[rank - 1] ?? '';

/** The face of a card, its corner at 0, 0. */
export function CardFace({ card }: { readonly card: Card }): ReactNode {
  const isRed = card.suit === 'hearts' || card.suit === 'diamonds';
  const ink = isRed ? 'var(--color-card-red)' : 'var(--color-card-ink)';
  return (
    <g fill={ink}>
      <rect
        width={CARD.width}
        height={CARD.height}
        rx="4"
        fill="var(--color-card)"
        stroke="var(--color-felt)"
      />
      <text x="5" y="17" fontSize="15" fontWeight="700" letterSpacing="-1">
        {rankText(card)}
      </text>
      <path d={SUITS[card.suit]} transform="translate(4 20) scale(.5)" />
      <path d={SUITS[card.suit]} transform="translate(13 26) scale(1.25)" />
    </g>
  );
}

/** The back of a card. */
export function CardBack(): ReactNode {
  const { width, height } = CARD;
  return (
    <g>
      <rect width={width} height={height} rx="4" fill="var(--color-accent)" stroke="var(--color-felt)" />
      <rect x="4" y="4" width={width - 8} height={height - 8} rx="2" fill="var(--color-felt-3)" />
      <path
        d={`M4 ${height / 2} ${width / 2} 4l${width / 2 - 4} ${height / 2 - 4}-${width / 2 - 4} ${height / 2 - 4}Z`}
        fill="none"
        stroke="var(--color-accent)"
      />
    </g>
  );
}
