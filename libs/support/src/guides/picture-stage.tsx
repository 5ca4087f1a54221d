import { useLabels } from '@heptad/feature-module';
import { cx, FOCUS_RING, NavigationLink } from '@heptad/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GuidePicture } from './brand-guides';
import { AllPictures } from './all-pictures';
import { StageControls, within } from './stage-controls';
import { Slide } from './slide';
import { useStrip } from './use-strip';

interface PictureStageProps {
  readonly pictures: Readonly<Record<string, GuidePicture>>;
  readonly names: readonly string[];
}

/** Pictures beside each other, of which one is seen: swiped or turned by buttons and keys, zoomed by two fingers, a double tap or buttons. */
export function PictureStage({ pictures, names }: PictureStageProps) {
  const { t } = useTranslation('support');
  const labels = useLabels();
  const [zoom, setZoom] = useState(1);
  const { list, place, turnTo, handlers } = useStrip(names.length, () => setZoom(1));
  const shown = names[place] ?? '';
  return (
    <div className="flex flex-col gap-4">
      <ul
        {...handlers}
        ref={list}
        tabIndex={0}
        aria-label={t('guides.stage')}
        className={cx(
          'flex snap-x snap-mandatory overflow-x-auto scroll-smooth rounded-l bg-sunken [scrollbar-width:none] motion-reduce:scroll-auto',
          FOCUS_RING,
        )}
      >
        {names.map((name, at) => {
          const picture = pictures[name];
          return picture === undefined ? null : (
            <Slide
              key={name}
              name={name}
              picture={picture}
              seen={at === place}
              zoom={at === place ? zoom : 1}
              onZoom={(wanted) => setZoom(within(wanted))}
            />
          );
        })}
      </ul>
      <StageControls
        place={place}
        count={names.length}
        zoom={zoom}
        onTurn={turnTo}
        onZoom={(wanted) => setZoom(within(wanted))}
      />
      <div className="flex flex-col gap-1">
        <h2 className="font-semibold text-text">{t(`guides.picture.${shown}`, labels)}</h2>
        <NavigationLink
          href={pictures[shown]?.page ?? ''}
          className={cx('flex min-h-11 items-center self-start rounded-s text-link', FOCUS_RING)}
        >
          {t('guides.openPage')}
        </NavigationLink>
      </div>
      <AllPictures pictures={pictures} names={names} place={place} onChoose={turnTo} />
      <p className="text-sm text-muted">{t('guides.made')}</p>
    </div>
  );
}
