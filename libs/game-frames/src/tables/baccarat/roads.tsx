import { beadPlate, type BaccaratResult, bigRoad, derivedRoad, type DerivedRoad } from '@heptad/game-rules';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TEXTS } from '../../shared-rounds/texts';
import { useWidth } from './use-width';
import { RoadPaper } from './road-paper';
import { roadWindow } from './road-window';

/** Fields of the bead plate and the big road, and of the derived roads, pixels. */
const CELL = 19;
const SMALL = 9;
const BEAD_COLUMNS = 6;
const GAP = 6;
const DERIVED: readonly DerivedRoad[] = ['bigEyeBoy', 'smallRoad', 'cockroachRoad'];
const LINE = {
  player: 'var(--color-player-line)',
  banker: 'var(--color-banker-line)',
  tie: 'var(--color-tie-line)',
};
const FIELD = { player: 'var(--color-player)', banker: 'var(--color-banker)', tie: 'var(--color-tie)' };
const MARK = { red: LINE.banker, blue: LINE.player };

type Results = readonly BaccaratResult[];

function Pairs({ playerPair, bankerPair }: Pick<BaccaratResult, 'playerPair' | 'bankerPair'>): ReactNode {
  return (
    <>
      {bankerPair && <circle cx=".18" cy=".18" r=".15" fill={LINE.banker} />}
      {playerPair && <circle cx=".82" cy=".82" r=".15" fill={LINE.player} />}
    </>
  );
}

function BeadPlate({ results }: { readonly results: Results }): ReactNode {
  const { t } = useTranslation(TEXTS);
  return (
    <RoadPaper name={t('road.beadPlate')} columns={BEAD_COLUMNS} cell={CELL}>
      {roadWindow(beadPlate(results), BEAD_COLUMNS).map(({ column, row, outcome, ...pairs }) => (
        <g key={`${column}-${row}`} transform={`translate(${column} ${row})`}>
          <circle cx=".5" cy=".5" r=".44" fill={FIELD[outcome]} />
          <text x=".5" y=".73" fontSize=".64" fontWeight="600" textAnchor="middle" fill="var(--color-ink)">
            {t(`letter.${outcome}`)}
          </text>
          <Pairs {...pairs} />
        </g>
      ))}
    </RoadPaper>
  );
}

function BigRoad({ results, columns }: { readonly results: Results; readonly columns: number }): ReactNode {
  const { t } = useTranslation(TEXTS);
  return (
    <RoadPaper name={t('road.bigRoad')} columns={columns} cell={CELL}>
      {roadWindow(bigRoad(results), columns).map(({ column, row, outcome, ties, ...pairs }) => (
        <g key={`${column}-${row}`} transform={`translate(${column} ${row})`}>
          {outcome !== undefined && (
            <circle cx=".5" cy=".5" r=".38" fill="none" strokeWidth=".14" stroke={LINE[outcome]} />
          )}
          {ties > 0 && <path d="M.15 .85 .85 .15" stroke={LINE.tie} strokeWidth=".12" />}
          {ties > 1 && (
            <text x=".5" y=".73" fontSize=".64" fontWeight="700" textAnchor="middle" fill={LINE.tie}>
              {ties}
            </text>
          )}
          <Pairs {...pairs} />
        </g>
      ))}
    </RoadPaper>
  );
}

const SHAPES: Readonly<Record<DerivedRoad, (color: string) => ReactNode>> = {
  bigEyeBoy: (color) => <circle cx=".5" cy=".5" r=".34" fill="none" strokeWidth=".18" stroke={color} />,
  smallRoad: (color) => <circle cx=".5" cy=".5" r=".4" fill={color} />,
  cockroachRoad: (color) => <path d="M.15 .85 .85 .15" stroke={color} strokeWidth=".22" />,
};

function Derived({
  road,
  results,
  columns,
}: {
  readonly road: DerivedRoad;
  readonly results: Results;
  readonly columns: number;
}): ReactNode {
  const { t } = useTranslation(TEXTS);
  return (
    <RoadPaper name={t(`road.${road}`)} columns={columns} cell={SMALL}>
      {roadWindow(derivedRoad(road, results), columns).map(({ column, row, color }) => (
        <g key={`${column}-${row}`} transform={`translate(${column} ${row})`} data-mark={color}>
          {SHAPES[road](MARK[color])}
        </g>
      ))}
    </RoadPaper>
  );
}

/** The bead plate, the big road and the three roads derived from it, as wide as there is room. @param results the oldest first */
export function Roads({ results }: { readonly results: Results }): ReactNode {
  const { t } = useTranslation(TEXTS);
  const [box, width] = useWidth(366);
  const counts = useMemo(() => {
    const of = (outcome: BaccaratResult['outcome']) =>
      results.filter((one) => one.outcome === outcome).length;
    return { banker: of('banker'), player: of('player'), tie: of('tie') };
  }, [results]);
  const big = Math.max(4, Math.floor((width - BEAD_COLUMNS * CELL - GAP) / CELL));
  const derived = Math.max(4, Math.floor((width - 2 * GAP) / 3 / SMALL));
  return (
    <section aria-label={t('road.title')} className="flex flex-col gap-1.5 px-3">
      <p className="numeric text-ink-2 flex gap-3 text-xs">
        <span>{t('counts', counts)}</span>
      </p>
      <div ref={box} className="flex flex-col gap-1.5">
        <div className="flex gap-1.5">
          <BeadPlate results={results} />
          <BigRoad results={results} columns={big} />
        </div>
        <div className="flex gap-1.5">
          {DERIVED.map((road) => (
            <Derived key={road} road={road} results={results} columns={derived} />
          ))}
        </div>
      </div>
    </section>
  );
}
