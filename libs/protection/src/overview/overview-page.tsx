import { Cell, Icon, List, type IconName } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { Protection } from '../protection/protection';
import { ProtectionPage } from '../protection/protection-page';
import { RestCard } from '../protection/rest-card';
import { PROTECTION_PAGES, protectionPath } from '../protection-paths';
import { MarkersCard } from './markers-card';
import { PlayCard } from './play-card';

const ICONS: Readonly<Record<(typeof PROTECTION_PAGES)[number], IconName>> = {
  limits: 'settings',
  timeOut: 'pause',
  selfExclusion: 'lock',
  realityCheck: 'clock',
  figures: 'records',
};

function Ways({ limits, realityMinutes }: Protection) {
  const { t } = useTranslation('protection');
  const set = limits.filter(({ amount }) => amount !== undefined).length;
  const waiting = limits.some(({ change }) => change !== undefined);
  const said: Partial<Record<(typeof PROTECTION_PAGES)[number], string>> = {
    limits: waiting ? t('overview.waiting') : t('overview.set', { count: set }),
    realityCheck: t('reality.minutes', { count: realityMinutes }),
  };
  return (
    <List className="shadow-1">
      {PROTECTION_PAGES.map((page) => (
        <Cell
          key={page}
          leading={<Icon name={ICONS[page]} className="text-muted" />}
          title={t(`overview.ways.${page}`)}
          description={t(`overview.hints.${page}`)}
          trailing={said[page]}
          href={protectionPath(page)}
        />
      ))}
    </List>
  );
}

/** The first page of protection: how long and with what result, what holds, and the ways to all of it. */
export default function OverviewPage() {
  const { t } = useTranslation('protection');
  return (
    <ProtectionPage title={t('title')} first>
      {(protection) => (
        <>
          {protection.rest !== undefined && <RestCard rest={protection.rest} />}
          <PlayCard />
          {protection.markers.length > 0 && protection.markersRead === 0 && (
            <MarkersCard markers={protection.markers} />
          )}
          <Ways {...protection} />
          <p className="px-1 text-center text-xs text-muted">{t('overview.everywhere')}</p>
        </>
      )}
    </ProtectionPage>
  );
}
