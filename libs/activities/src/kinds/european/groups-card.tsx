import { useTranslation } from 'react-i18next';
import { SectionCard } from '../../engine/board/section-card';
import type { BoardOf } from '../../engine/activity';

type Group = BoardOf<'european'>['groups'][number];

const FIGURES = ['played', 'won', 'drawn', 'lost', 'difference', 'points'] as const;

function GroupTable({ group: { name, rows } }: { readonly group: Group }) {
  const { t } = useTranslation('activities');
  return (
    <table className="w-full table-fixed text-sm tabular-nums">
      <caption className="pb-1 text-left text-sm font-semibold text-text">{name}</caption>
      <thead>
        <tr className="text-xs text-muted">
          <th scope="col" className="w-[34%] py-1 text-left font-normal">
            {t('european.team')}
          </th>
          {FIGURES.map((figure) => (
            <th key={figure} scope="col" className="py-1 text-right font-normal">
              {t(`european.figures.${figure}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map(({ team, played, won, drawn, lost, scored, conceded, points }) => (
          <tr key={team.id} className="h-10">
            <th scope="row" className="truncate text-left font-medium text-text">
              {team.name}
            </th>
            {[played, won, drawn, lost, scored - conceded].map((figure, place) => (
              <td key={FIGURES[place]} className="text-right text-muted">
                {figure}
              </td>
            ))}
            <td className="text-right font-semibold text-text">{points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The groups with their standings; nothing before they are drawn. */
export function GroupsCard({ groups }: { readonly groups: readonly Group[] }) {
  const { t } = useTranslation('activities');
  if (groups.length === 0) return null;
  return (
    <SectionCard title={t('european.groups')} className="gap-5">
      {groups.map((group) => (
        <GroupTable key={group.name} group={group} />
      ))}
    </SectionCard>
  );
}
