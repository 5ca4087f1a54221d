import { handPoints } from '@heptad/game-rules';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TEXTS } from '../../shared-rounds/texts';
import { CARD, CardBack, CardFace } from './card-face';
import type { Hands, Side } from './deal-order';
import { Dealer } from './dealer';

/** Where cards come from, and where the first of each hand lies. */
const SHOE = { x: 330, y: 62 };
const FIRST: Readonly<Record<Side, { readonly x: number; readonly y: number }>> = {
  player: { x: 62, y: 134 },
  banker: { x: 238, y: 134 },
};
const FIELD = {
  player: 'var(--color-player)',
  banker: 'var(--color-banker)',
  tie: 'var(--color-tie)',
} as const;
const INK: Readonly<Record<Side, string>> = {
  player: 'var(--color-player-line)',
  banker: 'var(--color-banker-line)',
};
const SIDES: readonly Side[] = ['player', 'banker'];

export interface DealerTableProps {
  /** The cards as they lie now. */
  readonly hands: Hands;
  /** Who won, once the round is over. */
  readonly outcome: 'player' | 'banker' | 'tie' | undefined;
}

/** Where a card of a hand lies: the third one across. */
function placeOf(side: Side, index: number): string {
  const { x, y } = FIRST[side];
  if (index < 2) return `translate(${x + index * 46} ${y})`;
  return side === 'player'
    ? `translate(${x - 4} ${y + 8}) rotate(90)`
    : `translate(${x + 151} ${y + 8}) rotate(90)`;
}

interface HandProps {
  readonly side: Side;
  readonly hand: Hands[Side];
  readonly hasWon: boolean;
}

/** The places of a side, its cards and what they count. */
function HandOf({ side, hand, hasWon }: HandProps): ReactNode {
  const { t } = useTranslation(TEXTS);
  const { x, y } = FIRST[side];
  return (
    <g aria-hidden="true">
      <text x={x + 43} y={y - 10} textAnchor="middle" fontSize="13" fontWeight="600" fill={INK[side]}>
        {t(`bet.${side}`)}
      </text>
      <g
        fill="none"
        stroke={hasWon ? 'var(--color-accent)' : 'var(--color-line)'}
        strokeWidth={hasWon ? 3 : 1}
      >
        <rect x={x} y={y} width={CARD.width} height={CARD.height} rx="4" />
        <rect x={x + 46} y={y} width={CARD.width} height={CARD.height} rx="4" />
      </g>
      {hand.map((card, index) => (
        <g key={index} transform={placeOf(side, index)}>
          <g
            className="dealt-card"
            style={{ '--from-x': `${SHOE.x - x - index * 46}px`, '--from-y': `${SHOE.y - y}px` } as object}
          >
            <CardFace card={card} />
            <g className="dealt-back">
              <CardBack />
            </g>
          </g>
        </g>
      ))}
      {hand.length > 0 && (
        <g transform={`translate(${side === 'player' ? x - 30 : x + 116} ${y - 14})`}>
          <circle r="15" fill={FIELD[side]} />
          <text
            textAnchor="middle"
            y="6"
            fontSize="17"
            fontWeight="700"
            fill="var(--color-ink)"
            className="numeric"
          >
            {handPoints(hand)}
          </text>
        </g>
      )}
    </g>
  );
}

/** The table of the dealer, drawn: each card comes from the shoe and turns over. */
export function DealerTable({ hands, outcome }: DealerTableProps): ReactNode {
  const { t } = useTranslation(TEXTS);
  const points = { player: handPoints(hands.player), banker: handPoints(hands.banker) };
  const dealt = hands.player.length + hands.banker.length;
  return (
    <svg
      viewBox="0 0 390 206"
      role="img"
      aria-label={t('tableNow', points)}
      className="mx-auto block max-h-[46dvh] w-full max-w-2xl"
    >
      <ellipse
        cx="195"
        cy="72"
        rx="230"
        ry="150"
        fill="var(--color-felt-2)"
        stroke="var(--color-line)"
        strokeWidth="3"
      />
      <ellipse
        cx="195"
        cy="66"
        rx="206"
        ry="132"
        fill="none"
        stroke="var(--color-line)"
        strokeDasharray="2 7"
      />
      <rect width="390" height="40" fill="var(--color-felt)" />
      <Dealer cards={dealt} />
      <path d="M120 92h150" stroke="var(--color-line)" strokeWidth="3" strokeLinecap="round" />
      <g aria-hidden="true">
        <path
          d="M318 52h46l10 34h-46Z"
          fill="var(--color-felt-3)"
          stroke="var(--color-line)"
          strokeWidth="2"
        />
        <path d="M324 66h44" stroke="var(--color-accent)" strokeWidth="2" />
      </g>
      {SIDES.map((side) => (
        <HandOf key={side} side={side} hand={hands[side]} hasWon={outcome === side} />
      ))}
      {outcome !== undefined && (
        <g aria-hidden="true" transform="translate(195 122)">
          <rect
            x="-58"
            y="-16"
            width="116"
            height="32"
            rx="16"
            fill={FIELD[outcome]}
            stroke="var(--color-accent)"
          />
          <text textAnchor="middle" y="5" fontSize="15" fontWeight="700" fill="var(--color-ink)">
            {t(`won.${outcome}`)}
          </text>
        </g>
      )}
    </svg>
  );
}
