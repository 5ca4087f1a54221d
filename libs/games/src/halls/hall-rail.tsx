import { useBrand, useServices } from '@heptad/feature-module';
import { cx, FOCUS_RING_INSIDE, NavigationLink, Skeleton } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { GamesServices } from '../services';
import { HALL_AREAS, hallAreaOf, hallPath, type HallArea } from './hall-area';
import { useHallQuery } from './hall-queries';
import { ProviderTabs } from './provider-tabs';
import { useChoice } from './use-choice';

function Providers({ area }: { readonly area: HallArea }) {
  const { language } = useServices<GamesServices>();
  const { currentData, isError } = useHallQuery({ area, language: language.current() });
  const { choice, choose } = useChoice(area);
  if (currentData === undefined) return isError ? null : <Skeleton className="h-[400px] rounded-m" />;
  return (
    <ProviderTabs
      providers={currentData.providers}
      chosen={choice.provider}
      onChoose={(provider) => choose({ provider })}
      shape="column"
    />
  );
}

/** Beside a hall in the full-site layout: the way to the brand's other halls, and who makes the games of this one. */
export default function HallRail() {
  const { t } = useTranslation('games');
  const { config } = useBrand();
  const { pathname } = useLocation();
  const current = hallAreaOf(pathname.split('/')[2], config.capabilities);
  const areas = config.capabilities.flatMap((id) => HALL_AREAS.filter((area) => area === id));
  return (
    <div className="flex flex-col gap-[12px]">
      <nav aria-label={t('halls')} className="flex flex-col rounded-m bg-raised p-[6px] shadow-1">
        {areas.map((area) => (
          <NavigationLink
            key={area}
            href={hallPath(area)}
            aria-current={area === current ? 'page' : undefined}
            className={cx(
              'flex min-h-[44px] items-center rounded-s px-[10px] text-sm text-text aria-[current=page]:bg-sunken aria-[current=page]:font-semibold',
              FOCUS_RING_INSIDE,
            )}
          >
            {t(`areas.${area}`)}
          </NavigationLink>
        ))}
      </nav>
      {current !== undefined && current !== 'esports' && <Providers key={current} area={current} />}
    </div>
  );
}
