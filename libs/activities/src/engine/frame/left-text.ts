import type { TimeLeft } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';

const two = (part: number): string => String(part).padStart(2, '0');

/** Says how much time is left, with its days apart: nobody reads seven hundred hours. */
export function useLeftText(): (left: TimeLeft) => string {
  const { t } = useTranslation('activities');
  return ({ days, hours, minutes, seconds }) => {
    const rest = `${two(hours)}:${two(minutes)}:${two(seconds)}`;
    return days > 0 ? t('engine.daysAnd', { days, rest }) : rest;
  };
}
