import { formatDuration, formatResult } from '@heptad/formatting';
import { BottomSheet, Cell, cx, FOCUS_RING_INSIDE, List } from '@heptad/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { roundPath } from '../rounds/round-path';
import { usePlayFiguresQuery } from './play-queries';
import { useProtectionPage } from './use-protection-page';

/** How often the figures are asked for while nothing moves, ms. */
const EVERY_MS = 60_000;

export interface SessionFiguresProps {
  readonly currency: string | undefined;
  /** The last round of this visit that ended; it leads to its proof. */
  readonly lastRound: string | undefined;
}

/** The ways to limits, to a break and to the last round. */
function WaysOn({ lastRound }: Pick<SessionFiguresProps, 'lastRound'>) {
  const { t } = useTranslation('games');
  const { open, isLost } = useProtectionPage();
  return (
    <>
      <List>
        <Cell title={t('playPage.limits')} onPress={() => void open('limits')} />
        <Cell title={t('playPage.rest')} onPress={() => void open('timeOut')} />
        {lastRound !== undefined && <Cell title={t('playPage.rounds')} href={roundPath(lastRound)} />}
      </List>
      {isLost && (
        <p role="alert" className="pt-3 text-sm text-danger">
          {t('playPage.notOpened')}
        </p>
      )}
    </>
  );
}

/** How long and with what result the member has played, always in view; a press shows more and the ways to limits (ROLE-013). */
export function SessionFigures({ currency, lastRound }: SessionFiguresProps) {
  const { t } = useTranslation('games');
  const [open, setOpen] = useState(false);
  const { data } = usePlayFiguresQuery(undefined, { pollingInterval: EVERY_MS });
  const units = {
    day: t('playPage.units.day'),
    hour: t('playPage.units.hour'),
    minute: t('playPage.units.minute'),
  };
  const time = data === undefined ? '–' : formatDuration(data.playedMs / 1_000, units);
  const net = data === undefined ? '–' : formatResult(data.net, currency);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        aria-label={t('playPage.figures', { time, net })}
        className={cx(
          'flex h-[44px] min-w-[64px] shrink-0 flex-col items-end justify-center rounded-m px-2 text-xs leading-tight tabular-nums',
          FOCUS_RING_INSIDE,
        )}
      >
        <span>{time}</span>
        <span className="numeric font-semibold">{net}</span>
      </button>
      <BottomSheet
        open={open}
        onOpenChange={setOpen}
        title={t('playPage.thisTime')}
        closeLabel={t('playPage.close')}
      >
        <dl className="grid grid-cols-2 gap-3 pb-4">
          {[
            [t('playPage.played'), time],
            [t('playPage.net'), net],
            [t('playPage.todayNet'), data === undefined ? '–' : formatResult(data.todayNet, currency)],
          ].map(([name, value]) => (
            <div key={name}>
              <dt className="text-sm text-muted">{name}</dt>
              <dd className="text-lg font-semibold text-text tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        <WaysOn lastRound={lastRound} />
      </BottomSheet>
    </>
  );
}
