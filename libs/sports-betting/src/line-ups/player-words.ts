import type { Player } from '@heptad/venue-gateway';
import { useTranslation } from 'react-i18next';
import { minuteOf } from '../match-timeline/event-timeline';
import type { Change } from './changes';

/** When somebody came or went: in the break, or in the minute that `write` puts into words. */
function useMoment(write: (minute: string) => string): (change: Change) => string {
  const { t } = useTranslation('sports');
  return ({ clock: { period, seconds } }) =>
    period === 'halfTime'
      ? t('lineUps.break')
      : write(minuteOf({ stage: period, minute: Math.floor(seconds / 60) }));
}

/** When somebody came or went, as boards write it. */
export const useChangeMinute = (): ((change: Change) => string) => useMoment((minute) => `${minute}'`);

/** What is read out of a player: shirt, full name, position, and what became of him. */
export function usePlayerWords(): (player: Player, off?: Change, on?: Change) => string {
  const { t } = useTranslation('sports');
  const when = useMoment((minute) => t('lineUps.minute', { minute }));
  return ({ shirt, name, position }, off, on) =>
    [
      position === undefined
        ? t('lineUps.playerPlain', { shirt, name })
        : t('lineUps.player', { shirt, name, position: t(`lineUps.position.${position}`) }),
      ...(on === undefined ? [] : [t('lineUps.cameOn', { when: when(on), name: on.other.name })]),
      ...(off === undefined ? [] : [t('lineUps.wentOff', { when: when(off), name: off.other.name })]),
    ].join(' · ');
}
