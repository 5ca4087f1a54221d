import { useTranslation } from 'react-i18next';

const NAMES = ['upperLeft', 'upperRight', 'middle', 'lowerLeft', 'lowerRight'] as const;

/** A corner of the goal in words. @param corners how many it has */
export function useCornerName(corners: number): (place: number) => string {
  const { t } = useTranslation('activities');
  return (place) => {
    const name = corners === NAMES.length ? NAMES[place] : undefined;
    return name === undefined
      ? t('penaltyIntoGold.corner', { number: place + 1 })
      : t(`penaltyIntoGold.corners.${name}`);
  };
}
