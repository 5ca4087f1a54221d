import { BACCARAT_BETS, BACCARAT_EDGES, type BaccaratBetKind } from '@heptad/game-rules';
import { formatAmount, fromMinorUnits } from '@heptad/formatting';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TEXTS } from '../../shared-rounds/texts';
import { ChipDisc } from '../../shared-rounds/ui/chip-disc';
import type { Betting } from '../../shared-rounds/ui/use-betting';

/** What each bet pays to one, its stake not among it. The banker's is less by the commission of 5 %. */
export const PAYS: Readonly<Record<BaccaratBetKind, string>> = {
  player: '1',
  banker: '0.95',
  tie: '8',
  playerPair: '11',
  bankerPair: '11',
};

const TONES: Readonly<Record<BaccaratBetKind, string>> = {
  player: 'bg-player col-span-3 min-h-20',
  banker: 'bg-banker col-span-3 min-h-20',
  tie: 'bg-tie col-span-2 min-h-16',
  playerPair: 'bg-felt-3 col-span-2 min-h-16',
  bankerPair: 'bg-felt-3 col-span-2 min-h-16',
};
const ORDER: readonly BaccaratBetKind[] = ['playerPair', 'tie', 'bankerPair', 'player', 'banker'];

export interface BetSpotsProps {
  readonly betting: Betting;
  readonly chip: bigint;
  readonly currency: string;
  /** The bets that have won, once the round is over. */
  readonly won: readonly BaccaratBetKind[];
}

/** The five spots of the table, each with what it pays and what lies on it. A tap lays the chip in hand. */
export function BetSpots({ betting, chip, currency, won }: BetSpotsProps): ReactNode {
  const { t } = useTranslation(TEXTS);
  const amount = (cents: bigint) => formatAmount(fromMinorUnits(cents), currency);
  return (
    <div role="group" aria-label={t('spots')} className="grid grid-cols-6 gap-1.5 px-3">
      {ORDER.filter((kind) => BACCARAT_BETS.includes(kind)).map((kind) => {
        const [laid, placed] = [betting.laid.get(kind) ?? 0n, betting.placed.get(kind) ?? 0n];
        return (
          <button
            key={kind}
            type="button"
            aria-disabled={!betting.isOpen}
            data-won={won.includes(kind)}
            onClick={() => betting.lay(kind, chip)}
            className={`data-[won=true]:outline-accent relative flex cursor-pointer flex-col items-center justify-center rounded-lg p-1 leading-tight outline-3 outline-offset-0 outline-transparent select-none active:brightness-110 aria-disabled:cursor-default ${TONES[kind]}`}
          >
            <span className="font-semibold">{t(`bet.${kind}`)}</span>
            <span className="numeric text-xs">{t('pays', { odds: PAYS[kind] })}</span>
            <span className="numeric text-xs">{t('edgeShort', { edge: BACCARAT_EDGES[kind] })}</span>
            <span className="absolute -end-1 -top-1.5 flex gap-0.5">
              {placed > 0n && <ChipDisc worth={placed} isPlaced />}
              {laid > 0n && <ChipDisc worth={laid} />}
            </span>
            {placed > 0n && (
              <span className="numeric text-xs">{t('placedOn', { stake: amount(placed) })}</span>
            )}
            {laid > 0n && <span className="numeric text-xs">{t('stakeOn', { stake: amount(laid) })}</span>}
          </button>
        );
      })}
    </div>
  );
}
