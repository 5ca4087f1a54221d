import type { PlaceholderFault } from '../data/placeholders';
import { useWords } from './use-words';

/** Says what is wrong with the places of a text that are filled in. */
export function useFaultSentence(): (fault: PlaceholderFault) => string {
  const { t } = useWords();
  return ({ missing, unknown }) =>
    [
      ...(missing.length > 0 ? [t('texts.missing', { places: missing.join(' ') })] : []),
      ...(unknown.length > 0 ? [t('texts.unknown', { places: unknown.join(' ') })] : []),
    ].join(' · ');
}
