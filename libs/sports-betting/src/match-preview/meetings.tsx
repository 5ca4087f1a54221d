import { dayKey } from '@heptad/formatting';
import { useTranslation } from 'react-i18next';
import type { MatchShape } from '../match/match-shape';
import { isSameTeam, outcomesOf, tally } from './past-outcomes';
import type { PastMatch } from './preview-queries';
import { OutcomeMark } from './team-form';

export interface MeetingsProps {
  readonly match: MatchShape;
  /** The latest first. */
  readonly meetings: readonly PastMatch[];
}

/** The last matches between both teams: what they came to for the home side of the next one, and each with its score. */
export function Meetings({ match, meetings }: MeetingsProps) {
  const { t } = useTranslation('sports');
  if (meetings.length === 0)
    return <p className="py-[12px] text-center text-sm text-muted">{t('preview.noMeetings')}</p>;
  const outcomes = outcomesOf(match.home, meetings);
  const name = ({ id, name: text }: PastMatch['home']) => (
    <span className={isSameTeam({ id, name: text }, match.home) ? 'font-medium text-text' : 'text-muted'}>
      {text}
    </span>
  );
  return (
    <>
      <p className="flex min-h-[32px] items-center text-sm">
        {t('preview.tally', { team: match.home.name, count: outcomes.length, ...tally(outcomes) })}
      </p>
      <ol className="m-0 list-none p-0 text-xs">
        {outcomes.map(({ match: past, outcome }) => (
          <li key={past.id} className="flex h-[32px] items-center gap-[8px]">
            <OutcomeMark outcome={outcome} />
            <span className="w-[40px] shrink-0 text-muted tabular-nums">
              {dayKey(past.kickOff).slice('YYYY-'.length)}
            </span>
            <span className="min-w-0 flex-1 truncate text-right">{name(past.home)}</span>
            <span className="numeric shrink-0 font-medium">
              {past.score.home}-{past.score.away}
            </span>
            <span className="min-w-0 flex-1 truncate">{name(past.away)}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
