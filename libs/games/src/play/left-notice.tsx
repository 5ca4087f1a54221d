import { useServices, useGuardedCommand, useLabels } from '@heptad/feature-module';
import { compareMoney, formatAmount, ZERO } from '@heptad/formatting';
import { useWalletQuery } from '@heptad/venue-gateway';
import { Button } from '@heptad/ui-kit';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { GamesServices } from '../services';
import { mayStillPay, MONEY_LEFT_ITEM, type MoneyLeft } from './money-left';
import { useVenueWallet } from './use-venue-wallet';

/**
 * Says what a closed game has left in its venue, and brings it back with one tap; by itself where the member lets money follow them. It is
 * known until its way back has been asked for. Nothing is drawn where nothing is left.
 */
export function LeftNotice({ left }: { readonly left: MoneyLeft }) {
  const { t } = useTranslation('games');
  const labels = useLabels();
  const { send, isLost } = useGuardedCommand();
  const { items } = useServices<GamesServices>().device;
  const { channel, automatic } = left;
  const wallet = useVenueWallet(channel, false);
  const { data } = useWalletQuery();
  const known = wallet !== undefined;
  const isThere = wallet !== undefined && compareMoney(wallet.balance, ZERO) > 0;
  const isDone = known && !isThere && !mayStillPay(left, Date.now());
  const end = useCallback(() => items.remove(MONEY_LEFT_ITEM), [items]);
  useEffect(() => {
    if (isDone) end();
  }, [isDone, end]);
  const bringBack = useCallback(async () => {
    if (await send('games.bringBack', { channel })) end();
  }, [send, channel, end]);
  useEffect(() => {
    if (isThere && automatic) void bringBack();
  }, [isThere, automatic, bringBack]);
  if (!isThere || (automatic && !isLost)) return null;
  const venue = data?.channels.find((each) => each.channel === wallet.channel)?.name ?? '';
  return (
    <section
      aria-label={t('playPage.left.title')}
      className="pointer-events-auto fixed inset-x-3 bottom-[calc(72px+var(--inset-bottom,0px))] z-40 mx-auto flex max-w-md flex-col gap-3 rounded-l border border-line bg-raised p-4 shadow-2 lg:bottom-6"
    >
      <p className="text-sm text-text" role="status">
        {t('playPage.left.what', { amount: formatAmount(wallet.balance, wallet.currency), venue })}
      </p>
      {isLost && (
        <p role="alert" className="text-sm text-danger">
          {t('playPage.back.failed')}
        </p>
      )}
      <div className="flex gap-3">
        <Button variant="secondary" block onClick={end}>
          {t('playPage.left.stay')}
        </Button>
        <Button block onClick={() => void bringBack()}>
          {t('playPage.left.back', labels)}
        </Button>
      </div>
    </section>
  );
}
