import { useBrand, type Locale } from '@heptad/feature-module';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router-dom';
import type { ThemeName } from '@heptad/brand-config';
import { LanguageMenu } from '../i18n/language-menu';
import { ThemeSwitch } from '../theme/theme-switch';
import { useTabs } from './use-tabs';

/** Navigation of the full-site layout, from 1024 px on (SHELL-002, SHELL-015). */
export function WideHeader({ theme, special }: { readonly theme: ThemeName; readonly special: boolean }) {
  const { t, i18n } = useTranslation('shell');
  const { assets, config } = useBrand();
  const { tabs } = useTabs();
  // The special head is dark or strongly coloured in every theme, so the logo for dark surfaces stands on it.
  const logo = assets.logo[special ? 'dark' : theme];
  return (
    <nav
      aria-label={t('navigation.label')}
      data-special={special || undefined}
      className="sticky top-0 z-30 hidden border-b border-line bg-head text-on-head data-special:bg-head-special data-special:text-on-head-special lg:block"
    >
      <div className="mx-auto flex h-[64px] max-w-[1360px] items-center gap-8 px-6">
        <Link to="/" className="shrink-0 rounded-s focus-visible:outline-2 focus-visible:outline-focus">
          <img src={logo} alt={config.names[i18n.language as Locale]} height={36} className="h-9 w-auto" />
        </Link>
        <div className="flex min-w-0 flex-1 items-center gap-1">
          {tabs.map((tab) => (
            <NavLink
              key={tab.id}
              to={tab.path}
              end={tab.path === '/'}
              className="rounded-m px-4 py-2.5 text-[15px] font-medium decoration-2 underline-offset-8 hover:underline focus-visible:outline-2 focus-visible:outline-focus aria-[current=page]:underline"
            >
              {t(tab.label)}
            </NavLink>
          ))}
        </div>
        <LanguageMenu />
        <ThemeSwitch />
      </div>
    </nav>
  );
}
