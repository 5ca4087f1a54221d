import { useBrand, useServices } from '@heptad/feature-module';
import { Button, Icon } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useSiteNoticesQuery } from '../content/home-queries';
import type { HomeServices } from '../services';

/** A line of one shape, whatever it says. */
const LINE = 'flex h-[44px] items-center gap-2 rounded-m bg-raised px-3 text-sm';

/**
 * The site notices: the newest in one line that stands still, and all of them in full at a tap. The brand's slogan stands there
 * while there is none.
 */
export function NoticeSection() {
  const { t } = useTranslation('home');
  const { language } = useServices<HomeServices>();
  const { config } = useBrand();
  const { data: notices, isError, isFetching, refetch } = useSiteNoticesQuery();
  const [newest] = notices ?? [];
  if (newest !== undefined)
    return (
      <details className="group rounded-m bg-raised text-sm text-text">
        <summary
          className={`${LINE} cursor-pointer list-none focus-visible:outline-2 focus-visible:outline-focus [&::-webkit-details-marker]:hidden`}
        >
          <Icon name="speaker" className="size-5 text-accent" />
          <span className="sr-only">{t('notice.label')}</span>
          <span className="min-w-0 flex-1 truncate">{newest.text}</span>
          <Icon name="chevronDown" className="size-4 text-muted group-open:rotate-180" />
        </summary>
        <ul className="flex flex-col gap-2 px-3 pb-3">
          {notices?.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      </details>
    );
  if (notices === undefined && isError)
    return (
      <div role="alert" className={`${LINE} text-muted`}>
        <span className="min-w-0 flex-1 truncate">{t('notice.failed')}</span>
        <Button size="s" variant="plain" busy={isFetching} onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </div>
    );
  return (
    <p className={`${LINE} text-muted`} aria-busy={notices === undefined}>
      <Icon name="speaker" className="size-5 text-accent" />
      <span className="truncate">{notices === undefined ? '' : config.slogan[language.current()]}</span>
    </p>
  );
}
