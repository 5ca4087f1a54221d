import { useServices } from '@heptad/feature-module';
import { formatDuration, formatResult } from '@heptad/formatting';
import { useCurrency } from '@heptad/session';
import { Button, Dialog } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { ProtectionServices } from '../services';
import { usePlayOnMutation, type PlayTime } from './play-time-queries';
import { useLeadOn } from './use-lead-on';

/**
 * A reality check (ROLE-013): time played and net result, and the ways on. It waits for an answer: Escape and a press outside do
 * nothing, so that it is read.
 */
export function RealityDialog({ playTime }: { readonly playTime: PlayTime }) {
  const { t } = useTranslation('protection');
  const currency = useCurrency();
  const { session } = useServices<ProtectionServices>();
  const [playOn, going] = usePlayOnMutation();
  const { isLeading, isLost, leadOn } = useLeadOn(playOn);
  const units = { day: t('watch.units.day'), hour: t('watch.units.hour'), minute: t('watch.units.minute') };
  const busy = going.isLoading || isLeading;
  const rows = [
    [t('watch.played'), formatDuration(playTime.playedMs / 1_000, units)],
    [t('watch.net'), formatResult(playTime.net, currency)],
    [t('watch.todayNet'), formatResult(playTime.todayNet, currency)],
  ];
  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      dismissible={false}
      title={t('watch.title')}
      description={t('watch.hint')}
      actions={
        <div className="flex w-full flex-col gap-2">
          {/* No way looks like the one to take. */}
          <Button block variant="secondary" busy={going.isLoading} onClick={() => void playOn()}>
            {t('watch.goOn')}
          </Button>
          <Button block variant="secondary" busy={busy} onClick={() => void leadOn('figures')}>
            {t('watch.figures')}
          </Button>
          <Button block variant="secondary" busy={busy} onClick={() => void leadOn('timeOut')}>
            {t('watch.timeOut')}
          </Button>
          <Button block variant="secondary" onClick={() => void session.logout()}>
            {t('watch.logout')}
          </Button>
        </div>
      }
    >
      <dl className="flex flex-col gap-2">
        {rows.map(([name, value]) => (
          <div key={name} className="flex items-baseline justify-between gap-4">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="text-base font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {(going.isError || isLost) && (
        <p role="alert" className="text-sm text-danger">
          {t('watch.failed')}
        </p>
      )}
    </Dialog>
  );
}
