import { useLabels } from '@heptad/feature-module';
import { cx, FOCUS_RING, IconButton, NavigationLink } from '@heptad/ui-kit';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GuidePicture } from './brand-guides';
import { ShownPicture } from './shown-picture';
import { usePinch } from './use-pinch';

const MOST = 3;
const STEP = 0.5;

interface PictureStageProps {
  readonly pictures: Readonly<Record<string, GuidePicture>>;
  readonly names: readonly string[];
}

/** Pictures beside each other, of which one is seen: swiped or turned by buttons and keys, zoomed by two fingers, a double tap or buttons. */
export function PictureStage({ pictures, names }: PictureStageProps) {
  const { t } = useTranslation('support');
  const labels = useLabels();
  const strip = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(0);
  const [zoom, setZoom] = useState(1);
  const pinch = usePinch(zoom, (wanted) => setZoom(within(wanted)));
  const shown = names[place] ?? '';
  const turnTo = (wanted: number): void => {
    const next = Math.min(Math.max(wanted, 0), names.length - 1);
    setPlace(next);
    setZoom(1);
    if (strip.current !== null) strip.current.scrollLeft = next * strip.current.clientWidth;
  };
  return (
    <div className="flex flex-col gap-4">
      <ul
        ref={strip}
        tabIndex={0}
        aria-label={t('guides.stage')}
        className={cx(
          'flex snap-x snap-mandatory overflow-x-auto scroll-smooth rounded-l bg-sunken [scrollbar-width:none] motion-reduce:scroll-auto',
          FOCUS_RING,
        )}
        onKeyDown={({ key }) => {
          if (key === 'ArrowRight') turnTo(place + 1);
          if (key === 'ArrowLeft') turnTo(place - 1);
        }}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
          const seen = clientWidth === 0 ? place : Math.round(scrollLeft / clientWidth);
          if (seen === place) return;
          setPlace(seen);
          setZoom(1);
        }}
      >
        {names.map((name, at) => {
          const picture = pictures[name];
          if (picture === undefined) return null;
          const scale = at === place ? zoom : 1;
          return (
            <li key={name} aria-hidden={at !== place} className="w-full shrink-0 snap-center">
              <div
                {...(at === place && pinch)}
                className="flex h-[min(68dvh,640px)] touch-pan-x touch-pan-y overflow-auto overscroll-x-contain p-4"
                onDoubleClick={() => setZoom(zoom === 1 ? 2 : 1)}
              >
                <div className="m-auto" style={{ height: `${String(scale * 100)}%` }}>
                  <ShownPicture
                    picture={picture}
                    alt={t(`guides.picture.${name}`, labels)}
                    className="h-full w-auto"
                  />
                </div>
              </div>
            </li>
          );
        })}
      </ul>
      <div className="flex items-center justify-between gap-2">
        <div className="flex">
          <IconButton
            icon="back"
            label={t('guides.previous')}
            disabled={place === 0}
            onClick={() => turnTo(place - 1)}
          />
          <IconButton
            icon="forward"
            label={t('guides.next')}
            disabled={place === names.length - 1}
            onClick={() => turnTo(place + 1)}
          />
        </div>
        <p role="status" className="text-sm text-muted tabular-nums">
          <span aria-hidden="true">{t('guides.of', { number: place + 1, count: names.length })}</span>
          <span className="sr-only">{t('guides.place', { number: place + 1, count: names.length })}</span>
        </p>
        <div className="flex">
          <IconButton
            icon="minus"
            label={t('guides.smaller')}
            disabled={zoom <= 1}
            onClick={() => setZoom(within(zoom - STEP))}
          />
          <IconButton
            icon="plus"
            label={t('guides.larger')}
            disabled={zoom >= MOST}
            onClick={() => setZoom(within(zoom + STEP))}
          />
        </div>
      </div>
      <div className="flex flex-col gap-1">
        <h2 className="font-semibold text-text">{t(`guides.picture.${shown}`, labels)}</h2>
        <NavigationLink
          href={pictures[shown]?.page ?? ''}
          className={cx('flex min-h-11 items-center self-start rounded-s text-link', FOCUS_RING)}
        >
          {t('guides.openPage')}
        </NavigationLink>
      </div>
      <ul aria-label={t('guides.all')} className="grid grid-cols-4 gap-3 min-[560px]:grid-cols-7">
        {names.map((name, at) => (
          <li key={name}>
            <button
              type="button"
              aria-current={at === place}
              aria-label={t(`guides.picture.${name}`, labels)}
              className={cx(
                'block w-full overflow-hidden rounded-m border-2',
                at === place ? 'border-accent' : 'border-transparent',
                FOCUS_RING,
              )}
              onClick={() => turnTo(at)}
            >
              <img
                src={pictures[name]?.source}
                alt=""
                loading="lazy"
                className="block aspect-3/4 w-full object-cover object-top"
              />
            </button>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{t('guides.made')}</p>
    </div>
  );
}

const within = (zoom: number): number => Math.min(Math.max(zoom, 1), MOST);
