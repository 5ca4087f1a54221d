import { TabBar } from '@heptad/ui-kit';
import { Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { useTheme } from '../theme/use-theme';
import { BrandIcon } from './brand-icon';
import { isSpecialHead } from './special-head';
import { useTabs } from './use-tabs';
import { WideHeader } from './wide-header';

export interface AppLayoutProps {
  /** The bottom tab bar is for the main pages; pages below them bring a bar with a way back. */
  readonly withTabs: boolean;
}

/** The frame of a page: tab bar below on phones, navigation on top from 1024 px on. */
export function AppLayout({ withTabs }: AppLayoutProps) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const { tabs, current } = useTabs();
  const theme = useTheme();
  const content = useRef<HTMLDivElement>(null);
  return (
    <div className="min-h-dvh bg-surface text-text" data-navigating={state !== 'idle' || undefined}>
      <a
        href="#content"
        onClick={(event) => {
          event.preventDefault();
          content.current?.focus();
        }}
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-70 focus:rounded-m focus:bg-raised focus:px-4 focus:py-3 focus:text-text"
      >
        {t('skipToContent')}
      </a>
      <WideHeader theme={theme} special={isSpecialHead(pathname)} />
      <div
        id="content"
        ref={content}
        tabIndex={-1}
        className={`mx-auto w-full max-w-[1360px] outline-none ${withTabs ? 'pb-[calc(52px+env(safe-area-inset-bottom))] lg:pb-8' : 'pb-[env(safe-area-inset-bottom)]'}`}
      >
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </div>
      {withTabs && (
        <TabBar
          className="lg:hidden"
          label={t('navigation.label')}
          items={tabs.map((tab) => ({
            id: tab.id,
            href: tab.path,
            label: t(tab.label),
            icon: <BrandIcon name={tab.icon} />,
          }))}
          {...(current !== undefined && { current })}
        />
      )}
      <ScrollRestoration getKey={(location) => location.key} />
    </div>
  );
}
