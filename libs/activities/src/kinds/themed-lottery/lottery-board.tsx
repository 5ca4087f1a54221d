import { useServices } from '@heptad/feature-module';
import { useIsMember } from '@heptad/session';
import { Button } from '@heptad/ui-kit';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActivityOf } from '../../engine/activity';
import { ChancesBar } from '../../engine/board/chances-bar';
import { LastPrizes } from '../../engine/board/last-prizes';
import { OutcomeCard } from '../../engine/board/outcome-card';
import { SectionCard } from '../../engine/board/section-card';
import { mayPlay } from '../../engine/may-play';
import { useMotion } from '../../engine/motion/use-motion';
import { useRevealed } from '../../engine/motion/use-revealed';
import { FairnessCard } from '../../engine/proof/fairness-card';
import { usePlay } from '../../engine/write/use-play';
import type { ActivitiesServices } from '../../services';
import { restAngle, turnTo } from './wheel';
import { WheelView } from './wheel-view';

const SPIN = { duration: 4_200, easing: 'cubic-bezier(.16,.72,.12,1)' } as const;
const degrees = (angle: number) => ({ transform: `rotate(${String(angle)}deg)` });

/** What only the lottery shows: the wheel, the turns that are left, the last prizes and the proof of the draws. */
export function LotteryBoard({ activity }: { readonly activity: ActivityOf<'themedLottery'> }) {
  const { t } = useTranslation('activities');
  const { clock } = useServices<ActivitiesServices>();
  const isMember = useIsMember();
  const move = useMotion();
  const wheel = useRef<HTMLDivElement>(null);
  const { isOpen, result, play, close } = usePlay(activity);
  const { board, prizes, chances, fairness } = activity;
  const around = board.segments.flatMap((id) => prizes.find((prize) => prize.id === id) ?? []);
  // Before the first spin it stands as it does after one: in the middle of a segment.
  const [angle, setAngle] = useState(() => restAngle(board.segments, board.segments[0] ?? ''));
  const { result: shown, moving } = useRevealed(result, async ({ prizeId = '' }) => {
    const to = turnTo(
      angle,
      restAngle(
        around.map(({ id }) => id),
        prizeId,
      ),
    );
    setAngle(to);
    await move(wheel.current, [degrees(angle), degrees(to)], SPIN);
  });
  const left = chances?.left ?? 0;
  return (
    <>
      <SectionCard
        title={t('themedLottery.wheel')}
        aside={t('themedLottery.segments', { count: around.length })}
      >
        <WheelView
          ref={wheel}
          prizes={around}
          angle={angle}
          label={t('themedLottery.wheelOf', {
            prizes: around.map(({ name }) => name).join(t('themedLottery.comma')),
          })}
        />
        <p className="text-center text-xs text-muted">{t('themedLottery.equalParts')}</p>
        {isMember && mayPlay(activity, clock) && (
          <Button block size="l" busy={isOpen || moving} disabled={left === 0} onClick={() => play()}>
            {left === 0 && !moving ? t('themedLottery.noneLeft') : t('themedLottery.spin', { left })}
          </Button>
        )}
      </SectionCard>
      <OutcomeCard result={shown} onClose={close} />
      {isMember && <ChancesBar chances={chances} />}
      <LastPrizes title={t('themedLottery.last')} last={board.last} />
      <FairnessCard fairness={fairness} last={shown?.proof} />
    </>
  );
}
