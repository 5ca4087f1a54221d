import type { Score, SportKey } from '@heptad/venue-gateway';
import { useTranslation } from 'react-i18next';
import type { StageReading } from '../match/match-shape';
import { ServingDot } from '../match/serving-mark';
import { partTerm } from '../match/sport-terms';
import { stageColumns, stageNumber } from './stage-columns';

export interface StageTableProps {
  readonly sport: SportKey;
  readonly home: string;
  readonly away: string;
  /** The score of the whole match, in the last column. */
  readonly total: Score | undefined;
  readonly stages: StageReading;
}

const SIDES = ['home', 'away'] as const;

/** The table of a match's stages: quarters, sets, innings or halves side by side, and who serves. */
export function StageTable({ sport, total, stages, ...teams }: StageTableProps) {
  const { t } = useTranslation('sports');
  const columns = stageColumns(stages.scores);
  if (columns.length === 0) return null;
  const last = stages.scores.at(-1)?.stage;
  return (
    <table className="numeric w-full table-fixed border-collapse text-center text-xs whitespace-nowrap">
      <caption className="sr-only">{t('stages.label')}</caption>
      <thead>
        <tr className="h-7">
          <th scope="col" className="w-[30%] text-left font-normal">
            <span className="sr-only">{t('stages.team')}</span>
          </th>
          {columns.map(({ stage }) => (
            <th key={stage} scope="col" className="font-normal" aria-label={partTerm(t, sport, stage)}>
              {stageNumber(stage) ?? t(`stages.${stage}`)}
            </th>
          ))}
          <th scope="col" className="font-medium">
            {t('stages.total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {SIDES.map((side) => (
          <tr key={side} className="h-7 border-t border-current/20">
            <th scope="row" className="max-w-0 pr-1 text-left font-normal">
              <span className="flex min-w-0 items-center gap-1">
                <span className="truncate">{teams[side]}</span>
                {stages.serving === side && <ServingDot />}
              </span>
            </th>
            {columns.map(({ stage, score }) => (
              <td key={stage} className={stage === last ? 'font-semibold' : undefined}>
                {score === undefined ? '–' : score[side]}
              </td>
            ))}
            <td className="text-sm font-semibold">{total === undefined ? '–' : total[side]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
