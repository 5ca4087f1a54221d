import { useServices } from '@heptad/feature-module';
import { useIsMember } from '@heptad/session';
import { Button, cx } from '@heptad/ui-kit';
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
import { usePlay } from '../../engine/write/use-play';
import type { ActivitiesServices } from '../../services';
import { CardFigure } from './card-figures';
import { drawnCard, kindsHeld, type CardBoard as Board } from './card-set';

const DEAL = { duration: 520, easing: 'cubic-bezier(.2,.7,.2,1)' } as const;
const DEALT = [
  { transform: 'translateY(-22px) rotate(-9deg) scale(.9)', opacity: 0 },
  { transform: 'translateY(2px) rotate(1deg) scale(1.05)', opacity: 1, offset: 0.65 },
  { transform: 'none', opacity: 1 },
] as const;

interface CardProps {
  readonly card: Board['cards'][number];
  readonly place: number;
}

/** A card of the set, with how many of it the member has; one that is not held yet stands as an outline. */
function CardOfSet({ card: { name, have }, place }: CardProps) {
  const { t } = useTranslation('activities');
  const held = have > 0;
  return (
    <li
      aria-label={t('happyCard.card', { name, have })}
      className="w-[calc((100%-20px)/3)] min-w-0 min-[430px]:w-[calc((100%-30px)/4)]"
    >
      <div
        className={cx(
          'flex aspect-[3/4] flex-col items-center justify-center gap-2 rounded-m border-2 p-2 text-center',
          held ? 'border-accent bg-accent text-on-accent' : 'border-dashed border-line bg-sunken text-muted',
        )}
      >
        <CardFigure place={place} className={cx('size-10', !held && 'opacity-50')} />
        <span className="line-clamp-2 text-sm leading-tight font-semibold [overflow-wrap:anywhere]">
          {name}
        </span>
        <span className="numeric text-xs">{t('happyCard.have', { have })}</span>
      </div>
    </li>
  );
}

/** What only happy card shows: the set, the next card to draw, and the proof of the draws. */
export function CardBoard({ activity }: { readonly activity: ActivityOf<'happyCard'> }) {
  const { t } = useTranslation('activities');
  const { clock } = useServices<ActivitiesServices>();
  const isMember = useIsMember();
  const move = useMotion();
  const picture = useRef<HTMLDivElement>(null);
  const { isOpen, result, play, close } = usePlay(activity);
  const { board, chances, fairness } = activity;
  const { result: shown, moving } = useRevealed(result, () => move(picture.current, DEALT, DEAL));
  const left = chances?.left ?? 0;
  const drawn = drawnCard(board, result?.prizeId);
  return (
    <>
      <SectionCard
        title={t('happyCard.set')}
        aside={t('happyCard.kinds', { held: kindsHeld(board), total: board.cards.length })}
      >
        <ul aria-label={t('happyCard.set')} className="flex flex-wrap justify-center gap-2.5">
          {board.cards.map((card, place) => (
            <CardOfSet key={card.id} card={card} place={place} />
          ))}
        </ul>
        <p className="text-center text-sm text-muted">
          {t('happyCard.sets', { sets: board.sets })}
          <span className="block text-xs">{t('happyCard.noTrade')}</span>
        </p>
        {isMember && mayPlay(activity, clock) && (
          <Button block size="l" busy={isOpen || moving} disabled={left === 0} onClick={() => play()}>
            {left === 0 && !moving ? t('happyCard.noneLeft') : t('happyCard.draw', { left })}
          </Button>
        )}
      </SectionCard>
      {result !== undefined && drawn !== undefined && (
        <div
          ref={picture}
          aria-hidden="true"
          className="mx-auto flex aspect-[3/4] w-[132px] flex-col items-center justify-center gap-3 rounded-l bg-accent text-on-accent shadow-2"
        >
          <CardFigure place={board.cards.indexOf(drawn)} className="size-16" />
          <span className="max-w-full truncate px-2 text-base font-semibold">{drawn.name}</span>
        </div>
      )}
      <OutcomeCard
        result={shown}
        {...(drawn !== undefined && { text: t('happyCard.drew', { name: drawn.name }) })}
        onClose={close}
      />
      {isMember && <ChancesBar chances={chances} />}
      <FairnessCard fairness={fairness} last={shown?.proof} />
    </>
  );
}
