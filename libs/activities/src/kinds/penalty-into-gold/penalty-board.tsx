import { useServices } from '@heptad/feature-module';
import { useIsMember } from '@heptad/session';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActivityOf, PlayResult } from '../../engine/activity';
import { ChancesBar } from '../../engine/board/chances-bar';
import { OutcomeCard } from '../../engine/board/outcome-card';
import { SectionCard } from '../../engine/board/section-card';
import { mayPlay } from '../../engine/may-play';
import { useMotion } from '../../engine/motion/use-motion';
import { useRevealed } from '../../engine/motion/use-revealed';
import { FairnessCard } from '../../engine/proof/fairness-card';
import { usePlay } from '../../engine/write/use-play';
import type { ActivitiesServices } from '../../services';
import { BALL, cornerSpot, flight, KEEPER } from './corners';
import { GoalView } from './goal-view';
import { KickMarks } from './kick-marks';
import { useCornerName } from './use-corner-name';

const FLIGHT = { duration: 620, easing: 'cubic-bezier(.2,.6,.3,1)' } as const;

/** Flies the ball and jumps the keeper as the platform has drawn it. */
function useKickMotion(corners: number) {
  const move = useMotion();
  const ballRef = useRef<SVGGElement>(null);
  const keeperRef = useRef<SVGGElement>(null);
  const show = async ({ kick }: PlayResult): Promise<void> => {
    if (kick === undefined) return;
    const [to, jump] = [cornerSpot(kick.place, corners), cornerSpot(kick.keeper, corners)];
    await Promise.all([
      move(ballRef.current, [{ transform: 'none' }, { transform: flight(BALL, to, 0.7) }], FLIGHT),
      move(
        keeperRef.current,
        [{ transform: 'none' }, { transform: flight(KEEPER, { x: jump.x, y: KEEPER.y - 10 }) }],
        FLIGHT,
      ),
    ]);
  };
  return { ballRef, keeperRef, show };
}

/** What only the shoot-out shows: the goal, the kicks so far, and what came of the last. */
export function PenaltyBoard({ activity }: { readonly activity: ActivityOf<'penaltyIntoGold'> }) {
  const { t } = useTranslation('activities');
  const { clock } = useServices<ActivitiesServices>();
  const isMember = useIsMember();
  const { isOpen, result, play, close } = usePlay(activity);
  const { board, chances } = activity;
  const nameOf = useCornerName(board.corners);
  const { ballRef, keeperRef, show } = useKickMotion(board.corners);
  const { result: shown, moving } = useRevealed(result, show);
  const [before, setBefore] = useState(0);
  // A kick whose ball still flies is in no mark and no sum yet.
  const kicks = moving ? board.kicks.slice(0, before) : board.kicks;
  const left = chances?.left ?? 0;
  const can = isMember && mayPlay(activity, clock) && left > 0;
  const kickTo = (place: number) => {
    setBefore(board.kicks.length);
    play({ place });
  };
  const kick = shown?.kick;
  const said =
    kick === undefined
      ? undefined
      : t(kick.goal === 1 ? 'penaltyIntoGold.scored' : 'penaltyIntoGold.kept', {
          corner: nameOf(kick.place),
          keeper: nameOf(kick.keeper),
        });
  return (
    <>
      <SectionCard
        title={t('penaltyIntoGold.shootOut')}
        aside={t('penaltyIntoGold.goals', {
          goals: kicks.filter(({ goal }) => goal === 1).length,
          total: board.total,
        })}
      >
        <GoalView
          corners={board.corners}
          kick={result?.kick}
          ballRef={ballRef}
          keeperRef={keeperRef}
          busy={isOpen || moving}
          onKick={can ? kickTo : undefined}
        />
        <KickMarks kicks={kicks} total={board.total} />
        <p className="text-center text-sm text-muted">
          {t(isMember && left === 0 ? 'penaltyIntoGold.noneLeft' : 'penaltyIntoGold.how')}
        </p>
      </SectionCard>
      <OutcomeCard result={shown} {...(said !== undefined && { text: said })} onClose={close} />
      {isMember && <ChancesBar chances={chances} />}
      <FairnessCard fairness={activity.fairness} last={shown?.proof} />
    </>
  );
}
