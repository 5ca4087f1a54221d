import { PATHS, useServices } from '@heptad/feature-module';
import { useIsMember } from '@heptad/session';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActivityOf } from '../../engine/activity';
import { ChancesBar } from '../../engine/board/chances-bar';
import { OutcomeCard } from '../../engine/board/outcome-card';
import { SectionCard } from '../../engine/board/section-card';
import { mayPlay } from '../../engine/may-play';
import { useMotion } from '../../engine/motion/use-motion';
import { useRevealed } from '../../engine/motion/use-revealed';
import { FairnessCard } from '../../engine/proof/fairness-card';
import { LeadersCard } from '../../engine/rank/leaders-card';
import { usePlay, type Play } from '../../engine/write/use-play';
import type { ActivitiesServices } from '../../services';
import { closedCards, columnsOf, isClosed, type FlipCard } from './flip-cards';
import { FlipCardView } from './flip-card-view';

type FlipActivity = ActivityOf<'luckyFlip'>;

const TURN = { duration: 420, easing: 'cubic-bezier(.2,.7,.2,1)' } as const;
const TURNED = [
  { transform: 'perspective(480px) rotateY(-90deg) scale(.96)', opacity: 0.4 },
  { transform: 'perspective(480px) rotateY(12deg) scale(1.03)', opacity: 1, offset: 0.7 },
  { transform: 'none', opacity: 1 },
] as const;
const COLUMNS = { 2: 'grid-cols-2', 3: 'grid-cols-3', 4: 'grid-cols-4' } as const;

/** The card that the last play turned, as the platform drew it, though the board has not been read anew yet. */
function shownCard(card: FlipCard, { progress, result }: Pick<Play, 'progress' | 'result'>): FlipCard {
  const asked = progress.status === 'idle' ? undefined : progress.order.choice?.place;
  if (result === undefined || asked !== card.place || !isClosed(card)) return card;
  return {
    place: card.place,
    up: 1,
    name: result.text,
    ...(result.prizeId !== undefined && { prizeId: result.prizeId }),
  };
}

function Cards({ activity }: { readonly activity: FlipActivity }) {
  const { t } = useTranslation('activities');
  const { clock } = useServices<ActivitiesServices>();
  const isMember = useIsMember();
  const move = useMotion();
  const turned = useRef<HTMLSpanElement>(null);
  const flip = usePlay(activity);
  const { board, prizes, chances } = activity;
  const left = chances?.left ?? 0;
  const { result, moving } = useRevealed(flip.result, () => move(turned.current, TURNED, TURN));
  const can = isMember && mayPlay(activity, clock) && left > 0;
  const asked = flip.progress.status === 'succeeded' ? flip.progress.order.choice?.place : undefined;
  const wins = ({ prizeId }: FlipCard) => prizes.some(({ id, kind }) => id === prizeId && kind === 'money');
  return (
    <>
      <SectionCard
        title={t('luckyFlip.round', { round: board.round })}
        aside={t('luckyFlip.closed', { count: closedCards(board) })}
      >
        <ul
          aria-label={t('luckyFlip.cards')}
          className={`mx-auto grid w-full max-w-[420px] gap-2.5 ${COLUMNS[columnsOf(board.cards.length)]}`}
        >
          {board.cards.map((card) => {
            const shown = shownCard(card, flip);
            return (
              <FlipCardView
                key={card.place}
                card={shown}
                wins={wins(shown)}
                ref={asked === card.place ? turned : undefined}
                busy={flip.isOpen || moving}
                onPress={can && isClosed(shown) ? () => flip.play({ place: card.place }) : undefined}
              />
            );
          })}
        </ul>
        <p className="text-center text-xs text-muted">
          {t(isMember && left === 0 ? 'luckyFlip.noneLeft' : 'luckyFlip.how')}
        </p>
      </SectionCard>
      <OutcomeCard result={result} onClose={flip.close} />
      {isMember && <ChancesBar chances={chances} />}
      <FairnessCard fairness={activity.fairness} last={result?.proof} />
    </>
  );
}

/** What only lucky flip shows: the cards of the round, and who has won most. */
export function FlipBoard({ activity }: { readonly activity: FlipActivity }) {
  return (
    <>
      <Cards activity={activity} />
      <LeadersCard
        board={activity.board}
        path={PATHS.activityLuckyFlipRankById.replace(':id', encodeURIComponent(activity.id))}
      />
    </>
  );
}
