import { wallet as walletCalls } from '@heptad/contracts';
import {
  compareMoney,
  formatAmount,
  money,
  readCents,
  typedMoney,
  ZERO,
  type Money,
} from '@heptad/formatting';
import { useLabels } from '@heptad/feature-module';
import { useCurrency } from '@heptad/session';
import { Button, MoneyField, Switch } from '@heptad/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MoneyAlong } from './play-state';
import type { VenueWallet } from './use-venue-wallet';

const LEAST = money(walletCalls.LEAST_TRANSFER_AMOUNT);

/**
 * What a member typed as an amount to take along; undefined where it cannot be moved. Nothing typed is none.
 * @param centre what there is; while that is not known, the platform says what is too much
 */
export function readAlong(text: string, centre: Money | undefined): MoneyAlong | undefined {
  const amount = readCents(text === '' ? '0' : text);
  if (amount === undefined) return undefined;
  if (amount === ZERO) return { kind: 'none' };
  const isTooMuch = centre !== undefined && compareMoney(amount, centre) > 0;
  return compareMoney(amount, LEAST) < 0 || isTooMuch ? undefined : { kind: 'amount', amount };
}

export interface MoneyChoiceProps {
  /** Undefined while it is not known, or cannot be. */
  readonly wallet: VenueWallet | undefined;
  /** The member has consented to automatic transfer: no amount is asked for. */
  readonly automatic: boolean;
  readonly bringsBack: boolean;
  readonly onEnter: (along: MoneyAlong, bringsBack: boolean) => void;
}

/** Asked before a game opens: how much goes along, and whether it comes back. Nothing is filled in beforehand. */
export function MoneyChoice({ wallet, automatic, bringsBack, onEnter }: MoneyChoiceProps) {
  const { t } = useTranslation('games');
  const labels = useLabels();
  const own = useCurrency();
  const [text, setText] = useState('');
  const [back, setBack] = useState(bringsBack);
  const [tried, setTried] = useState(false);
  const centre = wallet?.centre;
  const along: MoneyAlong | undefined = automatic ? { kind: 'automatic' } : readAlong(text, centre);
  const shown = (amount: Money | undefined): string =>
    amount === undefined ? '–' : formatAmount(amount, wallet?.currency ?? own);
  return (
    <form
      noValidate
      className="mx-auto flex w-full max-w-md flex-col gap-4 rounded-l bg-raised p-4 shadow-1"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (along !== undefined) onEnter(along, back);
      }}
    >
      <h2 className="text-lg font-semibold text-text">{t('playPage.money.title')}</h2>
      <dl className="grid grid-cols-2 gap-3">
        {[
          [labels.centreWallet, shown(wallet?.centre)],
          [t('playPage.money.venue'), shown(wallet?.balance)],
        ].map(([name, value]) => (
          <div key={name} className="rounded-m bg-sunken px-3 py-2">
            <dt className="text-xs text-muted">{name}</dt>
            <dd className="text-base font-semibold break-words text-text tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {automatic ? (
        <p className="text-sm text-muted">{t('playPage.money.automatic', labels)}</p>
      ) : (
        <MoneyField
          label={t('playPage.money.amount')}
          value={text}
          onValueChange={setText}
          placeholder={t('playPage.money.hint')}
          {...(tried &&
            along === undefined && {
              error: t(centre === undefined ? 'playPage.money.tooLittle' : 'playPage.money.wrong', {
                least: shown(LEAST),
                most: shown(centre),
              }),
            })}
          trailing={
            <Button
              variant="plain"
              size="s"
              disabled={compareMoney(centre ?? ZERO, LEAST) < 0}
              onClick={() => setText(typedMoney(centre ?? ZERO))}
            >
              {t('playPage.money.all')}
            </Button>
          }
        />
      )}
      <div>
        <Switch checked={back} onCheckedChange={setBack}>
          {t('playPage.money.back', labels)}
        </Switch>
        <p className="text-xs text-muted">{t('playPage.money.backWhat', labels)}</p>
      </div>
      <Button type="submit" block>
        {t('playPage.enter')}
      </Button>
      <p className="text-center text-xs text-muted">{t('playPage.playMoney')}</p>
    </form>
  );
}
