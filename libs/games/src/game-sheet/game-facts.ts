import type { Locale } from '@heptad/feature-module';
import { Decimal, formatDate, shortAmount } from '@heptad/formatting';
import type { TFunction } from 'i18next';
import type { HallGame } from '../halls/hall';

/** A figure of a game with its name. */
export interface GameFact {
  readonly name: string;
  readonly value: string;
}

const percent = (share: string): string => `${new Decimal(share).times(100).toFixed(2)}%`;

/** The share of stakes that comes back, in percent: one figure where all bets have the same. */
export function returnText({ least, most }: HallGame['rtp']): string {
  return least === most ? percent(most) : `${percent(least)} – ${percent(most)}`;
}

/** What is known of a game, in the order in which it is read. */
export function gameFacts(
  game: HallGame,
  {
    t,
    language,
    currency,
  }: { readonly t: TFunction<'games'>; readonly language: Locale; readonly currency: string | undefined },
): readonly GameFact[] {
  const { rtp, volatility, least, most, greatestWin, released, plays } = game;
  return [
    { name: t('facts.rtp'), value: returnText(rtp) },
    ...(volatility === undefined
      ? []
      : [{ name: t('facts.volatility'), value: t(`volatilities.${volatility}`) }]),
    {
      name: t('facts.limits'),
      value: `${shortAmount(least, currency)} – ${shortAmount(most, currency)}`,
    },
    { name: t('facts.greatestWin'), value: t('times', { factor: greatestWin }) },
    { name: t('facts.released'), value: formatDate(Date.parse(released), language) },
    { name: t('facts.plays'), value: t('playedRounds', { count: plays }) },
  ];
}
