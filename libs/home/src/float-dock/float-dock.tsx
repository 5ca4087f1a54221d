import { ownPath, pictureSource } from '@heptad/device';
import { useServices } from '@heptad/feature-module';
import { defined } from '@heptad/formatting';
import { FloatDock as Dock, Icon, Image, NavigationLink } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useHomeFloatIconsQuery } from '../content/home-queries';
import type { FloatIcon } from '../content/home-content';
import { useThemeName } from '../content/use-theme-name';
import type { HomeServices } from '../services';
import { floatDockActions, selectClosed, selectPlace, type WithFloatDock } from './float-dock-slice';

function DockIcon({ icon, href }: { readonly icon: FloatIcon; readonly href: string }) {
  const { t } = useTranslation('home');
  const dispatch = useDispatch();
  const dark = useThemeName() === 'dark';
  const { images } = useServices<HomeServices>();
  const source = pictureSource(dark ? (icon.darkImage ?? icon.image) : icon.image, images);
  return (
    <li className="relative pt-4">
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

/** Clear of the bars above and below, and on the full site of the column beside the content. */
const ROOM =
  'right-0 left-(--side) top-[calc(56px+env(safe-area-inset-top))] bottom-[calc(var(--foot)+8px+var(--foot-bar,0px))] lg:top-[80px] lg:bottom-[24px] xl:right-[316px] min-[90rem]:right-[calc(max(50vw-920px,0px)+364px)]';

/**
 * The platform's floating icons at the page's edge (CALL-019). They are optional: without an answer there are none. The dock
 * begins as a narrow tab in the gutter, so that it never stands on what can be pressed.
 */
export function FloatDock() {
  const { t } = useTranslation('home');
  const { data: icons } = useHomeFloatIconsQuery();
  const dispatch = useDispatch();
  const closed = useSelector((state: WithFloatDock) => selectClosed(state));
  const place = useSelector((state: WithFloatDock) => selectPlace(state));
  const shown = (icons ?? []).flatMap((icon) => {
    const href = ownPath(icon.link, globalThis.location?.origin ?? '');
    return href === undefined || closed.includes(icon.id) ? [] : [{ icon, href }];
  });
  if (shown.length === 0) return null;
  return (
    <Dock
      icon="gift"
      room={ROOM}
      labels={{ dock: t('dock.label'), show: t('dock.show'), hide: t('dock.hide'), move: t('dock.move') }}
      defaultTucked
      {...defined({ defaultPlace: place })}
      onPlaceChange={(next) => dispatch(floatDockActions.dockPlaced(next))}
    >
      {shown.map((each) => (
        <DockIcon key={each.icon.id} {...each} />
      ))}
    </Dock>
  );
}
