import { useBrand, useServices } from '@heptad/feature-module';
import { Button, Icon, MarqueeNotice } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useSiteNoticesQuery } from '../content/home-queries';
import type { HomeServices } from '../services';

/** A line of the same shape while there is no notice. */
const STILL = 'flex h-[40px] items-center gap-2 rounded-m bg-raised px-3 text-sm text-muted';

/** The notice marquee: the platform's notices run by in one line. The brand's slogan stands there while there is none. */
export function NoticeSection() {
  const { t } = useTranslation('home');
  const { language } = useServices<HomeServices>();
  const { config } = useBrand();
  const { data: notices, isError, isFetching, refetch } = useSiteNoticesQuery();
  if (notices !== undefined && notices.length > 0)
    return (
      // The strip takes touches over 44 px and still leaves the place of 40 that was kept for it.
      <div className="h-[40px]">
        <MarqueeNotice
          className="-my-[2px]"
          notices={notices}
          labels={{ region: t('notice.label'), pause: t('pause'), play: t('play') }}
        />
      </div>
    );
  if (notices === undefined && isError)
    return (
      <div role="alert" className={STILL}>
        <span className="min-w-0 flex-1 truncate">{t('notice.failed')}</span>
        <Button size="s" variant="plain" busy={isFetching} onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </div>
    );
  return (
    <p className={STILL} aria-busy={notices === undefined}>
      <Icon name="speaker" className="size-5 text-accent" />
      <span className="truncate">{notices === undefined ? '' : config.slogan[language.current()]}</span>
    </p>
  );
}
