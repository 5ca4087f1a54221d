import type { PlaceFault } from '@heptad/brand-config';
import { useWords } from './use-words';

/** Says what is wrong with the places of a text that are filled in. */
export function useFaultSentence(): (fault: PlaceFault) => string {
  const { t } = useWords();
  return ({ missing, unknown, unclosed }) =>
    [
      ...(missing.length > 0 ? [t('texts.missing', { places: missing.join(' ') })] : []),
      ...(unclosed ? [t('texts.unclosed')] : []),
      ...(unknown.length > 0 ? [t('texts.unknown', { places: unknown.join(' ') })] : []),
    ].join(' · ');
}
