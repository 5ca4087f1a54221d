import { LOTTERY, type LotteryPlayName, type LotteryTrend, lotteryTrend } from '@heptad/game-rules';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PastRound } from '../shared-rounds/round-state';
import { TEXTS } from '../shared-rounds/texts';
import type { Draw } from './lottery-engine';
import { groupName } from './selection-name';
import { trendLine } from './trend-lines';

/** How wide a number's column is at least, the draw's column and how high a row is, pixels. */
const CELL = 24;
const LABEL = 52;
const ROW = 26;
const SHOWN = 30;

export interface TrendChartProps {
  readonly play: LotteryPlayName;
  /** The oldest first. */
  readonly past: readonly PastRound<Draw>[];
}

/** The last digits of a period, by which its neighbours are told apart. */
const shortPeriod = (number: number): string => String(number).slice(-4);

interface ColumnProps {
  readonly play: LotteryPlayName;
  readonly column: number;
}

/** Chooses the column whose chart is shown. */
function ColumnChooser({
  play,
  column,
  columns,
  onChoose,
}: ColumnProps & { readonly columns: number; readonly onChoose: (column: number) => void }): ReactNode {
  const { t } = useTranslation(TEXTS);
  return (
    <fieldset className="grid grid-cols-5 gap-1.5">
      <legend className="sr-only">{t('places')}</legend>
      {Array.from({ length: columns }, (_, index) => (
        <label
          key={index}
          className="bg-felt-2 has-checked:bg-felt-3 has-checked:outline-accent has-focus-visible:outline-ink relative grid min-h-11 cursor-pointer place-items-center rounded-lg px-1 text-sm whitespace-nowrap outline-2 outline-transparent"
        >
          <input
            type="radio"
            name="trend"
            className="sr-only"
            checked={index === column}
            onChange={() => onChoose(index)}
          />
          {groupName(t, play, `place-${index + 1}`)}
        </label>
      ))}
    </fieldset>
  );
}

/** How often each number came in a column, and how long it was away at most. */
function Summaries({ trend, column }: { readonly trend: LotteryTrend; readonly column: number }): ReactNode {
  const { t } = useTranslation(TEXTS);
  return (
    <tfoot>
      {(['times', 'longest'] as const).map((fact) => (
        <tr key={fact} className="border-line border-t" style={{ height: `${ROW}px` }}>
          <th scope="row" className="text-ink-2 text-start font-normal">
            {t(fact)}
          </th>
          {trend.summaries[column]?.map((summary) => (
            <td key={summary.number}>{summary[fact]}</td>
          ))}
        </tr>
      ))}
    </tfoot>
  );
}

function Cell({ away, number }: { readonly away: number; readonly number: number | undefined }): ReactNode {
  return (
    <td className="text-ink-2" data-away={away}>
      {away === 0 ? (
        <span className="bg-accent text-on-accent relative z-1 inline-grid size-5.5 place-items-center rounded-full font-bold">
          {number}
        </span>
      ) : (
        away
      )}
    </td>
  );
}

/** In which draws each number came, and for how many it has been away. Where one number falls at a time a line joins them. */
export function TrendChart({ play, past }: TrendChartProps): ReactNode {
  const { t } = useTranslation(TEXTS);
  const [column, setColumn] = useState(0);
  const { numbers } = LOTTERY[play];
  const trend = useMemo(
    () =>
      lotteryTrend(
        LOTTERY[play],
        past.map(({ what }) => what),
      ),
    [play, past],
  );
  const first = Math.max(0, past.length - SHOWN);
  const rows = past.slice(first);
  const points = trendLine({ ...trend, omissions: trend.omissions.slice(first) }, column)
    .map(({ row, index }) => `${index + 0.5},${(row + 0.5) * ROW}`)
    .join(' ');
  const columns = trend.summaries.length;
  if (past.length === 0) return <p className="text-ink-2 py-6 text-center">{t('noDraws')}</p>;
  return (
    <div className="flex flex-col gap-3">
      {columns > 1 && <ColumnChooser play={play} column={column} columns={columns} onChoose={setColumn} />}
      <div className="relative" style={{ minWidth: `${LABEL + numbers.length * CELL}px` }}>
        <table className="numeric w-full table-fixed border-collapse text-center text-xs">
          <caption className="sr-only">{t('trend')}</caption>
          <tbody>
            {rows.map(({ number }, row) => (
              <tr key={number} style={{ height: `${ROW}px` }} className="odd:bg-felt-2">
                <th scope="row" className="text-ink-2 text-start font-normal" style={{ width: `${LABEL}px` }}>
                  {shortPeriod(number)}
                </th>
                {trend.omissions[first + row]?.[column]?.map((away, index) => (
                  <Cell key={index} away={away} number={numbers[index]} />
                ))}
              </tr>
            ))}
          </tbody>
          <Summaries trend={trend} column={column} />
        </table>
        {points !== '' && (
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${numbers.length} ${rows.length * ROW}`}
            preserveAspectRatio="none"
            className="pointer-events-none absolute top-0 right-0"
            style={{ width: `calc(100% - ${LABEL}px)`, height: `${rows.length * ROW}px` }}
          >
            <polyline
              points={points}
              fill="none"
              stroke="var(--color-accent)"
              strokeWidth="1.5"
              vectorEffect="non-scaling-stroke"
              opacity=".6"
            />
          </svg>
        )}
      </div>
      <p className="text-ink-2 text-xs">{t('trendNote')}</p>
    </div>
  );
}
