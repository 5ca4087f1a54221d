import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameProps } from '../../frame/game-kind';
import type { LiveState } from '../live-game';
import type { OwnRound } from '../round-state';
import { TEXTS } from '../texts';
import { isGain, ownResult } from './own-result';

/**
 * What the member's newest round came to, while the page shows it: said aloud, and heard where it is a gain. One of a round before stands
 * until they bet again.
 * @param isOut whether what came out of the present round may be told now
 */
export function useOwnResult(
  {
    live,
    opened,
    announce,
    sounds,
  }: Pick<GameProps, 'opened' | 'announce' | 'sounds'> & { readonly live: LiveState<unknown, unknown> },
  isOut: boolean,
): OwnRound | undefined {
  const { t } = useTranslation(TEXTS);
  const { mine, paid } = live;
  const own = mine === undefined || (mine.id === paid?.id && isOut) ? paid : undefined;
  const { currency } = opened;
  useEffect(() => {
    if (own === undefined) return;
    announce(t(...ownResult(own, currency)));
    if (isGain(own)) sounds.play('win');
  }, [own, announce, sounds, currency, t]);
  return own;
}
