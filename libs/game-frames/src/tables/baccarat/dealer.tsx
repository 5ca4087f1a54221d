import type { ReactNode } from 'react';

/** The dealer behind the table, who breathes, and reaches to the shoe for each card. @param cards dealt so far: with each the arm moves */
export function Dealer({ cards }: { readonly cards: number }): ReactNode {
  return (
    <g aria-hidden="true">
      <g className="dealer-breath">
        <path d="M139 92c2-26 16-36 36-38h40c20 2 34 12 36 38Z" fill="var(--color-felt-3)" />
        <path d="m181 54 14 20 14-20 6 38h-40Z" fill="var(--color-ink)" opacity=".92" />
        <path d="M188 60h14l-4 6 4 5h-14l4-5Z" fill="var(--color-accent)" />
        <path d="M148 92c0-18 8-30 28-37l14 37Zm94 0c0-18-8-30-28-37l-14 37Z" fill="var(--color-line)" />
        <circle cx="195" cy="34" r="17" fill="var(--color-skin)" />
        <path
          d="M176 34c-2-18 8-26 19-26s21 8 19 26c-4-9-9-13-19-13s-15 4-19 13Z"
          fill="var(--color-card-ink)"
        />
        <path
          d="M188 43q7 5 14 0"
          fill="none"
          stroke="var(--color-card-ink)"
          strokeWidth="1.5"
          strokeLinecap="round"
        />
        <circle cx="189" cy="35" r="1.6" fill="var(--color-card-ink)" />
        <circle cx="201" cy="35" r="1.6" fill="var(--color-card-ink)" />
      </g>
      {/* A new key begins the movement anew. */}
      <g key={cards} className={cards > 0 ? 'dealer-reach' : ''}>
        <path
          d="M240 74q20 8 22 24"
          fill="none"
          stroke="var(--color-line)"
          strokeWidth="13"
          strokeLinecap="round"
        />
        <circle cx="262" cy="99" r="7" fill="var(--color-skin)" />
      </g>
      <path
        d="M150 74q-20 8-22 24"
        fill="none"
        stroke="var(--color-line)"
        strokeWidth="13"
        strokeLinecap="round"
      />
      <circle cx="128" cy="99" r="7" fill="var(--color-skin)" />
    </g>
  );
}
