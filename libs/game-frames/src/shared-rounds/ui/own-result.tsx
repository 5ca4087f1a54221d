import { compareMoney, formatAmount, money } from '@heptad/formatting';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnRound } from '../round-state';
import { TEXTS } from '../texts';

/** Whether a round is to look like a win: only where more came back than was staked. */
export const isGain = ({ stake, win }: Pick<OwnRound, 'stake' | 'win'>): boolean =>
  compareMoney(money(win), money(stake)) > 0;

/** What a member's round came to, in words of the texts. */
export function ownResult(round: Pick<OwnRound, 'state' | 'stake' | 'win'>, currency: string) {
  const amounts = {
    stake: formatAmount(money(round.stake), currency),
    win: formatAmount(money(round.win), currency),
  };
  if (round.state === 'void') return ['refunded', amounts] as const;
  return [Number(compareMoney(money(round.win), money('0'))) > 0 ? 'came' : 'cameNothing', amounts] as const;
}

/** What a member's round came to. It looks like a win only where it is one. */
export function OwnResult({
  round,
  currency,
}: {
  readonly round: OwnRound;
  readonly currency: string;
}): ReactNode {
  const { t } = useTranslation(TEXTS);
  const gain = isGain(round);
  return (
    <p
      data-gain={gain}
      className={`rounded-full px-4 py-0.5 text-center text-sm ${gain ? 'bg-accent text-on-accent font-semibold' : 'bg-felt-3 text-ink'}`}
    >
      {t(...ownResult(round, currency))}
    </p>
  );
}
