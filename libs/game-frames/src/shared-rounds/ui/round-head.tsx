import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LiveState } from '../live-game';
import type { Phase } from '../phase';
import type { ServerClock } from '../server-time/server-clock';
import { TEXTS } from '../texts';
import { Countdown } from './countdown';

export interface RoundHeadProps {
  readonly live: LiveState<unknown, unknown>;
  readonly phase: Phase;
  readonly clock: ServerClock;
  readonly announce: (text: string) => void;
}

/** The head of a shared round: its number and phase, the time that is left by the platform's clock, and who is here. */
export function RoundHead({ live, phase, clock, announce }: RoundHeadProps): ReactNode {
  const { t } = useTranslation(TEXTS);
  const { number, opensAt, closesAt, resultAt, endsAt } = live.round;
  const counted = {
    betting: { from: opensAt, to: closesAt, label: t('untilClose'), announce },
    dealing: { from: closesAt, to: resultAt, label: t('untilResult'), announce: quiet },
    result: { from: resultAt, to: endsAt, label: t('untilNext'), announce: quiet },
  }[phase];
  return (
    <div className="flex items-center gap-3 px-3 py-1">
      {live.isLive && <Countdown {...counted} clock={clock} />}
      <div className="min-w-0 flex-1 leading-tight">
        <p className="font-semibold">{t(`phase.${phase}`)}</p>
        <p className="text-ink-2 numeric text-xs">{t('roundNumber', { number })}</p>
      </div>
      <p className="text-ink-2 numeric text-xs">{t('players', { count: live.players })}</p>
    </div>
  );
}

const quiet = () => undefined;
