import { PATHS, useBrand, useServices } from '@heptad/feature-module';
import { useIsMember } from '@heptad/session';
import { cx, FOCUS_RING, Icon, NavigationLink, TOUCH_SQUARE } from '@heptad/ui-kit';
import { useThemeName } from '../content/use-theme-name';
import type { HomeServices } from '../services';
import { HomeBalance } from './home-balance';

/** The brand, what a member has, and customer service. */
export function HomeHead() {
  const { config, assets } = useBrand();
  const { language } = useServices<HomeServices>();
  const isMember = useIsMember();
  return (
    // Nothing that is there already moves when the balance comes: all stand in one row, pushed to the right by the logo.
    <header className="box-content flex h-[48px] items-center pt-[env(safe-area-inset-top)]">
      <img
        src={assets.logo[useThemeName()]}
        alt={config.names[language.current()]}
        height={28}
        className="mr-auto h-[28px] w-auto min-w-0 object-contain object-left pr-2"
      />
      {isMember && <HomeBalance />}
      <NavigationLink
        href={PATHS.customerMain}
        aria-label={config.labels.customerService[language.current()]}
        className={cx(
          TOUCH_SQUARE,
          FOCUS_RING,
          '-mr-[10px] flex shrink-0 items-center justify-center rounded-pill text-text',
        )}
      >
        <Icon name="customerService" className="size-6" />
      </NavigationLink>
    </header>
  );
}
