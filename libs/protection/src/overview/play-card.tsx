import { formatDuration, formatResult } from '@heptad/formatting';
import { useCurrency } from '@heptad/session';
import { Card } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { usePlayTimeQuery } from '../reality-check/play-time-queries';

/** Time played and net result, of this stretch of play and of today (ROLE-013). */
export function PlayCard() {
  const { t } = useTranslation('protection');
  const currency = useCurrency();
  const { data } = usePlayTimeQuery(undefined, { refetchOnMountOrArgChange: true });
  const units = { day: t('units.day'), hour: t('units.hour'), minute: t('units.minute') };
  const lasted = (ms: number | undefined): string =>
    ms === undefined ? '–' : formatDuration(ms / 1_000, units);
  const result = (net: string | undefined): string => (net === undefined ? '–' : formatResult(net, currency));
  const rows = [
    { name: t('overview.thisTime'), time: lasted(data?.playedMs), net: result(data?.net) },
    { name: t('overview.today'), time: lasted(data?.todayMs), net: result(data?.todayNet) },
  ];
  return (
    <Card as="section" aria-label={t('overview.play')}>
      <table className="w-full text-sm">
        <thead>
          <tr className="text-muted">
            <td />
            <th scope="col" className="pb-2 text-right font-normal">
              {t('overview.time')}
            </th>
            <th scope="col" className="pb-2 text-right font-normal">
              {t('overview.net')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, time, net }) => (
            <tr key={name}>
              <th scope="row" className="py-1 text-left font-normal">
                {name}
              </th>
              <td className="py-1 text-right tabular-nums">{time}</td>
              <td className="py-1 text-right text-base font-semibold tabular-nums">{net}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
