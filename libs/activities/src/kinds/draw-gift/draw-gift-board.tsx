import { useServices } from '@heptad/feature-module';
import { useIsMember } from '@heptad/session';
import { Button } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { ActivityOf, PlayResult } from '../../engine/activity';
import { ChancesBar } from '../../engine/board/chances-bar';
import { LastPrizes } from '../../engine/board/last-prizes';
import { SectionCard } from '../../engine/board/section-card';
import { mayPlay } from '../../engine/may-play';
import { FairnessCard } from '../../engine/proof/fairness-card';
import { usePlay } from '../../engine/write/use-play';
import type { ActivitiesServices } from '../../services';
import { GiftBox } from './gift-box';

type GiftActivity = ActivityOf<'drawGift'>;

/** What was in the box, in the platform's words. */
function Opened({
  result,
  again,
  onClose,
}: {
  readonly result: PlayResult;
  readonly again: boolean;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('activities');
  return (
    <div role="status" className="flex flex-col items-center gap-3 rounded-m bg-sunken p-4 text-center">
      <span className="text-sm text-muted">{t('drawGift.opened')}</span>
      <span className="text-xl font-semibold [overflow-wrap:anywhere] text-link">{result.text}</span>
      <Button size="s" variant="secondary" onClick={onClose}>
        {t(again ? 'drawGift.again' : 'drawGift.done')}
      </Button>
    </div>
  );
}

function Boxes({ activity }: { readonly activity: GiftActivity }) {
  const { t } = useTranslation('activities');
  const { clock } = useServices<ActivitiesServices>();
  const isMember = useIsMember();
  const { play, isOpen, progress, result, close } = usePlay(activity);
  const left = activity.chances?.left ?? 0;
  const may = isMember && mayPlay(activity, clock);
  const asked =
    progress.status === 'idle' || progress.status === 'failed' ? undefined : progress.order.choice?.place;
  const stateOf = (place: number) => (place !== asked ? 'closed' : result === undefined ? 'asked' : 'open');
  return (
    <SectionCard title={t('drawGift.boxes')}>
      <div role="group" aria-label={t('drawGift.boxes')} className="grid grid-cols-3 gap-3">
        {Array.from({ length: activity.board.boxes }, (_, place) => (
          <GiftBox
            key={place}
            place={place}
            state={stateOf(place)}
            disabled={!may || left === 0 || isOpen || result !== undefined}
            onPress={() => play({ place })}
          />
        ))}
      </div>
      {result !== undefined && <Opened result={result} again={left > 0} onClose={close} />}
      {may && left === 0 && result === undefined && (
        <p className="text-center text-sm text-muted">{t('drawGift.noneLeft')}</p>
      )}
      <p className="text-xs text-muted">{t('drawGift.hint')}</p>
    </SectionCard>
  );
}

/** What only the draw gift shows: the boxes, the member's chances, what was opened last, and the proof. */
export function DrawGiftBoard({ activity }: { readonly activity: GiftActivity }) {
  const { t } = useTranslation('activities');
  const { result } = usePlay(activity);
  return (
    <>
      <Boxes activity={activity} />
      <ChancesBar chances={activity.chances} />
      <LastPrizes title={t('drawGift.last')} last={activity.board.last} />
      <FairnessCard fairness={activity.fairness} last={result?.proof} />
    </>
  );
}
