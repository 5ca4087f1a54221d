import { useLabels } from '@heptad/feature-module';
import { useTranslation } from 'react-i18next';
import type { GuidePicture } from './brand-guides';
import { ShownPicture } from './shown-picture';
import { usePinch } from './use-pinch';

interface SlideProps {
  readonly name: string;
  readonly picture: GuidePicture;
  readonly seen: boolean;
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
}

/** One picture of the strip; zoomed it is moved about by scrolling. */
export function Slide({ name, picture, seen, zoom, onZoom }: SlideProps) {
  const { t } = useTranslation('support');
  const labels = useLabels();
  const pinch = usePinch(zoom, onZoom);
  return (
    <li aria-hidden={!seen} className="w-full shrink-0 snap-center">
      <div
        {...pinch}
        className="flex h-[min(68dvh,640px)] touch-pan-x touch-pan-y overflow-auto overscroll-x-contain p-4"
        onDoubleClick={() => onZoom(zoom === 1 ? 2 : 1)}
      >
        <div className="m-auto" style={{ height: `${String(zoom * 100)}%` }}>
          <ShownPicture
            picture={picture}
            alt={t(`guides.picture.${name}`, labels)}
            className="h-full w-auto"
          />
        </div>
      </div>
    </li>
  );
}
