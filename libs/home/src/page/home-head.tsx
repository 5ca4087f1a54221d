import { PATHS, useBrand, useEntryPath, useServices } from '@heptad/feature-module';
import { sessionSelectors } from '@heptad/session';
import { Button, cx, FOCUS_RING, Icon, NavigationLink, TOUCH_SQUARE } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useThemeName } from '../content/use-theme-name';
import type { HomeServices } from '../services';

/** The brand, and the links to login and registration. Wide windows have the header of the layout instead. */
export function HomeHead() {
  const { t } = useTranslation('home');
  const { config, assets } = useBrand();
  const { language } = useServices<HomeServices>();
  const navigate = useNavigate();
  const entryPath = useEntryPath();
  const isGuest = useSelector(sessionSelectors.selectStatus) === 'guest';
  return (
    <header className="box-content flex h-[48px] items-center justify-between gap-3 pt-[env(safe-area-inset-top)] lg:hidden">
      <img
        src={assets.logo[useThemeName()]}
        alt={config.names[language.current()]}
        height={28}
        className="h-[28px] w-auto min-w-0 object-contain object-left"
      />
      <div className="flex items-center gap-1">
        <NavigationLink
          href={PATHS.customerMain}
          aria-label={config.labels.customerService[language.current()]}
          className={cx(TOUCH_SQUARE, FOCUS_RING, 'flex items-center justify-center rounded-pill text-text')}
        >
          <Icon name="customerService" className="size-6" />
        </NavigationLink>
        {isGuest && (
          <Button size="s" onClick={() => void navigate(entryPath(PATHS.home))}>
            {t('login')}
          </Button>
        )}
      </div>
    </header>
  );
}
