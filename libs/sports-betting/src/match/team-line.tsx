import { cx } from '@heptad/ui-kit';
import { TeamCrest } from '../crests/team-crest';
import type { MatchShape } from './match-shape';
import { ServingMark } from './serving-mark';

export interface TeamLineProps {
  readonly match: MatchShape;
  readonly side: 'home' | 'away';
  /** A long name is cut off in its first line, where there is no room for a second. */
  readonly oneLine?: boolean;
}

/** A team with its crest and score, and a mark while it serves. */
export function TeamLine({ match, side, oneLine = false }: TeamLineProps) {
  const score = match.score?.[side];
  return (
    <span className="team-line flex min-w-0 items-center gap-1 text-link">
      <TeamCrest match={match} side={side} className="-my-[2px]" />
      <span
        className={cx(
          'team-name min-w-0 text-sm leading-tight text-text',
          oneLine ? 'truncate' : 'line-clamp-2 text-pretty break-words hyphens-auto',
        )}
      >
        {match[side].name}
      </span>
      <ServingMark matchId={match.id} side={side} />
      {score !== undefined && (
        <span className="team-score numeric ml-auto shrink-0 pl-1 text-base font-semibold">{score}</span>
      )}
    </span>
  );
}
