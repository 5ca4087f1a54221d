import { Emblem } from '@heptad/ui-kit';

const TEAMS = [
  {
    side: 'home',
    name: '北辰联',
    score: 2,
    corners: 6,
    emblem: { shape: 'heater', color: '#1b56ee', second: '#ffffff' },
  },
  {
    side: 'away',
    name: '南岸竞技',
    score: 1,
    corners: 3,
    emblem: { shape: 'roundel', color: '#15171b', second: '#c8963e' },
  },
] as const;
type Team = (typeof TEAMS)[number];

const PRICES = [
  [
    ['主', '1.92'],
    ['客', '4.05'],
  ],
  [
    ['-0/0.5', '1.88'],
    ['+0/0.5', '2.02'],
  ],
  [
    ['大 2.5', '1.95'],
    ['小 2.5', '1.93'],
  ],
] as const;

const Crest = ({ team: { emblem }, size }: { readonly team: Team; readonly size: number }) => (
  <Emblem {...emblem} division="sash" size={size} />
);

function Side({ team }: { readonly team: Team }) {
  return (
    <div data-side={team.side} className="match-team flex min-w-0 flex-col items-center gap-[4px]">
      <span className="match-crest flex size-[36px] items-center justify-center rounded-full bg-raised">
        <Crest team={team} size={26} />
      </span>
      <p className="flex max-w-full items-center text-[13px] leading-[16px] font-medium">
        <span className="line-clamp-2 min-w-0 text-center">{team.name}</span>
      </p>
    </div>
  );
}

function Figures({ team: { side, score } }: { readonly team: Team }) {
  return (
    <span data-side={side} className="match-figures">
      <span data-figure={score}>{score}</span>
    </span>
  );
}

/** The head of a match's page, made of the parts that the page has, in the variant of the brand. */
export function HeadVariant() {
  const [home, away] = TEAMS;
  return (
    <div className="match-head max-w-[420px] bg-head-special px-[12px] text-on-head-special">
      <div className="match-board grid h-[84px] grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-[8px]">
        <Side team={home} />
        <div className="match-standing numeric flex flex-col items-center text-xs leading-[16px] whitespace-nowrap">
          <span className="match-score text-[28px] leading-[32px] font-semibold">
            <Figures team={home} />
            <span className="match-dash"> - </span>
            <Figures team={away} />
          </span>
          <span className="match-moment font-medium">下半场 63&apos;</span>
          <span className="match-counts flex min-h-[16px] items-center gap-[8px] font-normal">
            <span className="match-count flex items-center gap-[3px]">
              <span>角</span>
              <span data-side="home">{home.corners}</span>
              <span className="match-dash">-</span>
              <span data-side="away">{away.corners}</span>
            </span>
          </span>
        </div>
        <Side team={away} />
      </div>
    </div>
  );
}

/** A match of a list, likewise. */
export function RowVariant() {
  const rows = 'auto-rows-[36px] gap-y-[2px]';
  return (
    <div className="match-card relative isolate max-w-[420px] border-b border-line bg-raised px-3 pt-[3px] pb-[6px]">
      <div className="match-line flex h-[18px] items-center text-xs text-muted">下半场 63&apos;</div>
      <div className={`card-grid grid grid-cols-[minmax(0,1.75fr)_repeat(3,minmax(0,1fr))] gap-x-1 ${rows}`}>
        <div className={`col-start-1 row-[1/span_2] grid min-w-0 ${rows}`}>
          {TEAMS.map((team) => (
            <span key={team.side} className="team-line flex min-w-0 items-center gap-1 text-link">
              <Crest team={team} size={20} />
              <span className="min-w-0 text-sm leading-tight text-text">{team.name}</span>
              <span className="team-score numeric ml-auto shrink-0 pl-1 text-base font-semibold">
                {team.score}
              </span>
            </span>
          ))}
        </div>
        {PRICES.map((column) => (
          <div key={column[0][0]} className={`price-column row-[1/span_2] grid ${rows}`}>
            {column.map(([label, price]) => (
              <span
                key={label}
                className="odds-cell relative flex min-w-0 flex-col items-center justify-center rounded-s bg-sunken text-text"
              >
                <span className="text-xs leading-[14px] text-muted">{label}</span>
                <span className="odds-value numeric text-[15px] leading-[18px]">{price}</span>
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
