import { useIsMember } from '@heptad/session';
import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { useMatch } from 'react-router-dom';
import { EXTRA_PATHS } from '@heptad/feature-module';
import type { WithGameMoney } from './game-money';

export { messages } from './play-texts';

const MoneyBack = lazy(async () => ({ default: (await import('./money-back')).MoneyBack }));

/** On whatever page the member has gone to: what becomes of the money that a game brings back. The game's own page says it itself. */
export default function MoneyAlert() {
  const isMember = useIsMember();
  const inGame = useMatch(EXTRA_PATHS.venuesPlayByEnName) !== null;
  const any = useSelector(({ gameMoney = [] }: WithGameMoney) => gameMoney.length > 0);
  if (!isMember || inGame || !any) return null;
  return (
    <Suspense fallback={null}>
      <MoneyBack />
    </Suspense>
  );
}
