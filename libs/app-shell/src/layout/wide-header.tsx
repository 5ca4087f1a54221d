import { PATHS, ROOMY_QUERY, useBrand, useMedia, type Locale } from '@heptad/feature-module';
import { FOCUS_RING, Icon, NavigationLink } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { LanguageMenu } from '../i18n/language-menu';
import { ThemeSwitch } from '../theme/theme-switch';
import { useTheme } from '../theme/use-theme';
import { PanelStack } from './panel-stack';
import { panelsAt, type PanelView } from './panel-views';
import { END_RAIL_ID } from './side-rail';
import { isSpecialHead } from './special-head';
import { useBarColour } from './use-bar-colour';
import { UnreadBadge } from './unread-badge';
import { useTabs } from './use-tabs';

/** For keyboards: past the page to the slip beside it. */
function SkipToSlip() {
  const { t } = useTranslation('shell');
  return (
    <a
      href={`#${END_RAIL_ID}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(END_RAIL_ID)?.focus();
      }}
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-70 focus:rounded-m focus:bg-raised focus:px-4 focus:py-3 focus:text-text"
    >
      {t('skipToSlip')}
    </a>
  );
}

/** Navigation of the full-site layout, which stays at the top (SHELL-002, SHELL-015). */
export function WideHeader({ panels }: { readonly panels: readonly PanelView[] }) {
  const { t, i18n } = useTranslation('shell');
  const { assets, config } = useBrand();
  const { pathname } = useLocation();
  const { tabs, current } = useTabs();
  const theme = useTheme();
  const roomy = useMedia(ROOMY_QUERY);
  const special = isSpecialHead(pathname);
  useBarColour(theme, special);
  const locale = i18n.language as Locale;
  return (
    <>
      {roomy && panels.some(({ place }) => place === 'end') && <SkipToSlip />}
      <nav
        aria-label={t('navigation.label')}
        data-special={special || undefined}
        className="site-head frame-head sticky top-0 z-30 border-b border-line bg-head text-on-head data-special:border-transparent data-special:bg-head-special data-special:text-on-head-special"
      >
        <div className="mx-auto flex h-[63px] max-w-[1840px] items-center gap-[16px] px-[16px] min-[1440px]:gap-[24px] min-[1440px]:px-[24px]">
          <NavigationLink href={PATHS.home} className={`shrink-0 rounded-s ${FOCUS_RING}`}>
            {/* The special head is dark or strongly coloured in every theme, so the logo for dark surfaces stands on it. */}
            <img
              src={assets.logo[special ? 'dark' : theme]}
              alt={config.names[locale]}
              height={36}
              className="h-9 w-[112px] object-contain object-left xl:w-[160px]"
            />
          </NavigationLink>
          <div className="flex h-full min-w-0 items-stretch gap-1">
            {tabs.map((tab) => (
              <NavigationLink
                key={tab.id}
                href={tab.path}
                aria-current={tab.id === current ? 'page' : undefined}
                className={`relative flex items-center rounded-m px-2 text-sm xl:px-3.5 xl:text-[15px] whitespace-nowrap opacity-85 after:absolute after:inset-x-2 xl:after:inset-x-3.5 after:bottom-0 after:h-[3px] after:rounded-t-s hover:opacity-100 aria-[current=page]:font-semibold aria-[current=page]:opacity-100 aria-[current=page]:after:bg-current ${FOCUS_RING}`}
              >
                {t(tab.label)}
                {tab.badge !== undefined && (
                  <span className="ml-1 flex">
                    <UnreadBadge />
                  </span>
                )}
              </NavigationLink>
            ))}
          </div>
          {/* It begins where the tabs end, so that it does not move when the balance comes. */}
          <div className="flex flex-[1_0_auto] items-center justify-end gap-2">
            <PanelStack panels={panelsAt(panels, 'head', pathname)} waiting={null} />
            <NavigationLink
              href={PATHS.customerMain}
              className={`flex min-h-11 items-center gap-1.5 rounded-m px-2 text-sm whitespace-nowrap ${FOCUS_RING}`}
            >
              <Icon name="customerService" className="size-5" />
              <span className="max-[1599px]:sr-only">{config.labels.customerService[locale]}</span>
            </NavigationLink>
            <LanguageMenu />
            <ThemeSwitch />
          </div>
        </div>
      </nav>
    </>
  );
}
