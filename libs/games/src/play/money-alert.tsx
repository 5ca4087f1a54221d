import { useIsMember } from '@heptad/session';
import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import type { WithGameMoney } from './game-money';
import type { WithPlay } from './play-state';

export { messages } from './play-texts';

const MoneyBack = lazy(async () => ({ default: (await import('./money-back')).MoneyBack }));

/** On whatever page the member has gone to: what becomes of the money that a game brings back. The game's own page says it itself. */
export default function MoneyAlert() {
  const isMember = useIsMember();
  const shown = useSelector(
    ({ play, gameMoney = [] }: WithPlay & WithGameMoney) => play?.visit === undefined && gameMoney.length > 0,
  );
  if (!isMember || !shown) return null;
  return (
    <Suspense fallback={null}>
      <MoneyBack />
    </Suspense>
  );
}
