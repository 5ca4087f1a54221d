import { errorText } from '@heptad/api-client';
import { useTranslation } from 'react-i18next';
import type { Placement } from '../placement';

/** Why a bet was not made, in the member's language where the words are ours, else in the venue's. */
export function useErrorText(): (placement: Placement) => string | undefined {
  const { t } = useTranslation('sports');
  return ({ problem, error, bet }) =>
    problem !== undefined
      ? t(`slip.problem.${problem}`)
      : error !== undefined
        ? errorText(error, t)
        : bet?.rejection;
}
