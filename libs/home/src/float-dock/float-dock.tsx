import { Icon, Image, NavigationLink } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useHomeFloatIconsQuery } from '../content/home-endpoints';
import type { FloatIcon } from '../content/home-content';
import { ownAddress } from '../content/own-address';
import { useThemeName } from '../content/use-theme-name';
import { floatDockActions, selectClosed, type WithFloatDock } from './float-dock-slice';

function DockIcon({ icon, href }: { readonly icon: FloatIcon; readonly href: string }) {
  const { t } = useTranslation('home');
  const dispatch = useDispatch();
  const dark = useThemeName() === 'dark';
  const source = ownAddress(dark ? (icon.darkImage ?? icon.image) : icon.image, window.location.origin);
  return (
    <li className="pointer-events-auto relative pt-4">
      <NavigationLink
        href={href}
        className="block size-[48px] overflow-hidden rounded-pill bg-raised shadow-2 focus-visible:outline-2 focus-visible:outline-focus"
      >
        <Image source={source ?? ''} alt={icon.title} width={48} height={48} />
      </NavigationLink>
      {icon.closable && (
        <button
          type="button"
          aria-label={t('dock.close', { title: icon.title })}
          onClick={() => dispatch(floatDockActions.iconClosed(icon.id))}
          className="absolute -top-[8px] -right-[16px] flex size-[44px] items-center justify-center rounded-pill focus-visible:outline-2 focus-visible:outline-focus"
        >
          <span className="flex size-[20px] items-center justify-center rounded-pill bg-raised text-muted shadow-1">
            <Icon name="close" className="size-3" />
          </span>
        </button>
      )}
    </li>
  );
}

/** The platform's floating icons at the page's edge (CALL-019). It is an extra: without an answer there is none. */
export function FloatDock() {
  const { t } = useTranslation('home');
  const { data: icons } = useHomeFloatIconsQuery();
  const closed = useSelector((state: WithFloatDock) => selectClosed(state));
  const shown = (icons ?? []).flatMap((icon) => {
    const href = ownAddress(icon.link, window.location.origin);
    return href === undefined || closed.includes(icon.id) ? [] : [{ icon, href }];
  });
  if (shown.length === 0) return null;
  return (
    <aside
      aria-label={t('dock.label')}
      className="pointer-events-none fixed right-[16px] bottom-[calc(68px+env(safe-area-inset-bottom))] z-20 lg:bottom-[24px]"
    >
      <ul className="flex flex-col gap-1">
        {shown.map((each) => (
          <DockIcon key={each.icon.id} {...each} />
        ))}
      </ul>
    </aside>
  );
}
