import { cx, FOCUS_RING_INSIDE, Icon, Image } from '@heptad/ui-kit';
import type { SportCount, SportKey } from '@heptad/venue-gateway';
import { useTranslation } from 'react-i18next';

export interface TitleTabsProps {
  readonly titles: readonly SportCount[];
  readonly chosen: SportKey | undefined;
  readonly onChoose: (title: SportKey) => void;
  /** The source of a title's logo, where there is one. */
  readonly logoOf: (title: SportKey) => string | undefined;
}

const LOGO = 40;

/** The titles that have matches, each with its logo and how many there are. */
export function TitleTabs({ titles, chosen, onChoose, logoOf }: TitleTabsProps) {
  const { t } = useTranslation('sports');
  return (
    <div
      role="group"
      aria-label={t('esports.titles')}
      className="-mx-page flex gap-[8px] overflow-x-auto px-page py-[4px] [scrollbar-width:none] lg:mx-0 lg:px-0"
    >
      {titles.map(({ sport, count }) => {
        const logo = logoOf(sport);
        return (
          <button
            key={sport}
            type="button"
            aria-pressed={sport === chosen}
            onClick={() => onChoose(sport)}
            className={cx(
              'flex h-[56px] shrink-0 items-center gap-[8px] rounded-m bg-raised pr-[14px] pl-[8px] text-left text-text shadow-1 aria-pressed:bg-accent aria-pressed:text-on-accent',
              FOCUS_RING_INSIDE,
            )}
          >
            <span className="flex size-[40px] items-center justify-center overflow-hidden rounded-s bg-sunken text-muted">
              {logo === undefined ? (
                <Icon name="games" className="size-[24px]" />
              ) : (
                <Image source={logo} alt="" width={LOGO} height={LOGO} placeholder={<span />} />
              )}
            </span>
            <span>
              <span className="block text-sm font-medium whitespace-nowrap">{t(`sport.${sport}`)}</span>
              <span className="numeric block text-xs">{count}</span>
            </span>
          </button>
        );
      })}
    </div>
  );
}
