import { EXTRA_PATHS, PATHS, useBrand, useServices } from '@heptad/feature-module';
import { useIsMember } from '@heptad/session';
import { cx, FOCUS_RING, Icon, NavigationLink, TOUCH_SQUARE, type IconName } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useThemeName } from '../content/use-theme-name';
import type { HomeServices } from '../services';
import { HomeBalance } from './home-balance';

interface HeadLinkProps {
  readonly href: string;
  readonly label: string;
  readonly icon: IconName;
}

function HeadLink({ href, label, icon }: HeadLinkProps) {
  return (
    <NavigationLink
      href={href}
      aria-label={label}
      className={cx(
        TOUCH_SQUARE,
        FOCUS_RING,
        'flex shrink-0 items-center justify-center rounded-pill text-text last:-mr-[10px]',
      )}
    >
      <Icon name={icon} className="size-6" />
    </NavigationLink>
  );
}

/** The brand, what a member has, the search over all sports, and customer service. */
export function HomeHead() {
  const { config, assets } = useBrand();
  const { language } = useServices<HomeServices>();
  const { t } = useTranslation('home');
  const isMember = useIsMember();
  return (
    // Nothing that is there already moves when the balance comes: all stand in one row, pushed to the right by the logo.
    <header className="site-head relative box-content flex h-[48px] items-center pt-[env(safe-area-inset-top)]">
      <picture className="mr-auto min-w-0 pr-2">
        {/* Beside a balance the narrowest phones have no room for a wordmark that can be read. */}
        {isMember && <source media="(max-width: 374px)" srcSet={assets.mark} />}
        <img
          src={assets.logo[useThemeName()]}
          alt={config.names[language.current()]}
          height={28}
          className="h-[28px] w-auto object-contain object-left"
        />
      </picture>
      {isMember && <HomeBalance />}
      {config.capabilities.includes('sports') && (
        <HeadLink href={EXTRA_PATHS.search} label={t('search')} icon="search" />
      )}
      <HeadLink
        href={PATHS.customerMain}
        label={config.labels.customerService[language.current()]}
        icon="customerService"
      />
    </header>
  );
}
