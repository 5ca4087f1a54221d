import { ROOMY_QUERY, TABLET_QUERY, useMedia, WIDE_HEAD_HEIGHT, WIDE_QUERY } from '@heptad/feature-module';
import { defined } from '@heptad/formatting';
import { TabBar } from '@heptad/ui-kit';
import { lazy, Suspense, useRef, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { BrandIcon } from './brand-icon';
import { panelsAt, type PanelView } from './panel-views';
import { isSpecialHead } from './special-head';
import { UnreadBadge } from './unread-badge';
import { useTabs } from './use-tabs';

export interface AppLayoutProps {
  /** On phones the tab bar is for the main pages; pages below them bring a bar with a way back. */
  readonly withTabs: boolean;
  /** What features keep in view around the page in the full-site layout. */
  readonly panels: readonly PanelView[];
}

// Phones and tablets fetch nothing of the full-site layout.
const WideHeader = lazy(async () => ({ default: (await import('./wide-parts')).WideHeader }));
const SideRail = lazy(async () => ({ default: (await import('./wide-parts')).SideRail }));

/** The head's height is kept free while its code is on the way; pages read it for what they keep at the top themselves. */
const WIDE_FRAME: CSSProperties & Record<`--${string}`, string> = { '--frame-head': `${WIDE_HEAD_HEIGHT}px` };

/** The rail before the page; its width is kept free while its code is on the way. */
function StartRail({ panels }: Pick<AppLayoutProps, 'panels'>) {
  const { pathname } = useLocation();
  const alone = panelsAt(panels, 'start', pathname).some((panel) => panel.alone);
  const width = alone ? 'w-[176px]' : 'w-[72px] xl:w-[176px] 2xl:w-[208px]';
  return (
    <Suspense fallback={<div className={`shrink-0 ${width}`} />}>
      <SideRail side="start" panels={panels} />
    </Suspense>
  );
}

/**
 * The frame of a page (SHELL-002): tabs below it on phones, in a rail at its side on tablets; navigation on top and rails beside
 * it in the full site.
 */
export function AppLayout({ withTabs, panels }: AppLayoutProps) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const { tabs, current } = useTabs();
  const wide = useMedia(WIDE_QUERY);
  const roomy = useMedia(ROOMY_QUERY);
  // As a rail they take nothing of a page's height.
  const tabbed = useMedia(TABLET_QUERY) || withTabs;
  const content = useRef<HTMLDivElement>(null);
  const hasRail = (side: PanelView['place']): boolean => panels.some(({ place }) => place === side);
  return (
    <div
      className="frame min-h-dvh bg-surface text-text"
      style={wide ? WIDE_FRAME : undefined}
      data-navigating={state !== 'idle' || undefined}
    >
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
      {wide && (
        <Suspense
          fallback={
            <div className={isSpecialHead(pathname) ? 'h-[64px] bg-head-special' : 'h-[64px] bg-head'} />
          }
        >
          <WideHeader panels={panels} />
        </Suspense>
      )}
      <div
        className={
          wide
            ? 'mx-auto flex max-w-[1840px] items-start gap-[16px] px-[16px] min-[1440px]:gap-[24px] min-[1440px]:px-[24px]'
            : undefined
        }
      >
        {wide && hasRail('start') && <StartRail panels={panels} />}
        <div
          id="content"
          ref={content}
          tabIndex={-1}
          className={`w-full min-w-0 flex-1 outline-none ${wide ? 'pb-8' : withTabs ? 'pb-(--foot)' : 'pb-(--inset-bottom)'}`}
        >
          <Suspense fallback={null}>
            <Outlet />
          </Suspense>
        </div>
        {roomy && hasRail('end') && (
          <Suspense fallback={<div className="w-[300px] shrink-0 min-[1440px]:w-[340px]" />}>
            <SideRail side="end" panels={panels} />
          </Suspense>
        )}
      </div>
      {tabbed && !wide && (
        <TabBar
          className="frame-foot"
          label={t('navigation.label')}
          items={tabs.map((tab) => ({
            id: tab.id,
            href: tab.path,
            label: t(tab.label),
            icon: <BrandIcon name={tab.icon} />,
            ...(tab.badge !== undefined && { badge: <UnreadBadge /> }),
          }))}
          {...defined({ current })}
        />
      )}
    </div>
  );
}
