import { cx } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { MatchShape } from '../match/match-shape';
import { isSameTeam } from './past-outcomes';
import type { TableRow } from './preview-queries';

const COUNTS = ['played', 'won', 'drawn', 'lost'] as const;

/** With its sign, `+12`, in the width of a minus. */
const signed = (difference: number): string =>
  difference > 0 ? `+${String(difference)}` : String(difference).replace('-', '−');

export interface LeagueTableProps {
  readonly match: MatchShape;
  /** Absent where the league has none. */
  readonly table: readonly TableRow[] | undefined;
}

/** The table of a match's league, with its two teams marked. */
export function LeagueTable({ match, table }: LeagueTableProps) {
  const { t } = useTranslation('sports');
  if (table === undefined)
    return <p className="py-[12px] text-center text-sm text-muted">{t('preview.noTable')}</p>;
  // Most sports know no draw.
  const counts = COUNTS.filter((count) => count !== 'drawn' || table.some(({ drawn }) => drawn > 0));
  return (
    <table className="w-full table-fixed border-collapse text-center text-xs whitespace-nowrap tabular-nums">
      <caption className="sr-only">{t('preview.tableOf', { league: match.league.name })}</caption>
      <thead className="text-muted">
        <tr className="h-[28px]">
          <th scope="col" className="w-[28px] font-normal">
            <span className="sr-only">{t('preview.place')}</span>
          </th>
          <th scope="col" className="text-left font-normal">
            {t('stages.team')}
          </th>
          {counts.map((count) => (
            <th key={count} scope="col" className="w-[30px] font-normal">
              {t(`preview.${count}`)}
            </th>
          ))}
          <th scope="col" className="w-[48px] font-normal">
            {t('preview.difference')}
          </th>
          <th scope="col" className="w-[34px] font-normal">
            {t('preview.points')}
          </th>
        </tr>
      </thead>
      <tbody>
        {table.map((row, index) => {
          const isHome = isSameTeam(row.team, match.home);
          const isPlaying = isHome || isSameTeam(row.team, match.away);
          return (
            <tr
              key={row.team.id}
              aria-current={isPlaying || undefined}
              className={cx('h-[28px] border-t border-line', isPlaying && 'bg-sunken font-semibold')}
            >
              <td>{index + 1}</td>
              <th scope="row" className={cx('truncate pr-1 text-left', !isPlaying && 'font-normal')}>
                {row.team.name}
              </th>
              {counts.map((count) => (
                <td key={count}>{row[count]}</td>
              ))}
              <td>{signed(row.scored - row.conceded)}</td>
              <td className="font-semibold">{row.points}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
