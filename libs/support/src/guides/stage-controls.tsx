import { IconButton } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';

const MOST = 3;
const STEP = 0.5;

/** The zoom nearest to what is wanted: from the whole picture to three times that. */
export const within = (zoom: number): number => Math.min(Math.max(zoom, 1), MOST);

interface StageControlsProps {
  readonly place: number;
  readonly count: number;
  readonly zoom: number;
  readonly onTurn: (place: number) => void;
  readonly onZoom: (zoom: number) => void;
}

/** Turns to the next picture and zooms, for those who use no fingers. */
export function StageControls({ place, count, zoom, onTurn, onZoom }: StageControlsProps) {
  const { t } = useTranslation('support');
  return (
    <div className="flex items-center justify-between gap-2">
      <div className="flex">
        <IconButton
          icon="back"
          label={t('guides.previous')}
          disabled={place === 0}
          onClick={() => onTurn(place - 1)}
        />
        <IconButton
          icon="forward"
          label={t('guides.next')}
          disabled={place === count - 1}
          onClick={() => onTurn(place + 1)}
        />
      </div>
      <p role="status" className="text-sm text-muted tabular-nums">
        <span aria-hidden="true">{t('guides.of', { number: place + 1, count })}</span>
        <span className="sr-only">{t('guides.place', { number: place + 1, count })}</span>
      </p>
      <div className="flex">
        <IconButton
          icon="minus"
          label={t('guides.smaller')}
          disabled={zoom <= 1}
          onClick={() => onZoom(zoom - STEP)}
        />
        <IconButton
          icon="plus"
          label={t('guides.larger')}
          disabled={zoom >= MOST}
          onClick={() => onZoom(zoom + STEP)}
        />
      </div>
    </div>
  );
}
