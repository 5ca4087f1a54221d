import { currencySign, formatMoney } from '@heptad/formatting';
import { Button, Card, Icon } from '@heptad/ui-kit';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyRow } from '../payments/copy-row';
import type { Deposit, PayTo } from '../payments/payment';

const PayCode = lazy(() => import('./pay-code'));

/** What a member has to copy for each way of paying: keys of the texts with their values. */
function linesOf(payTo: PayTo): readonly (readonly [key: string, value: string])[] {
  switch (payTo.kind) {
    case 'online':
      return [
        ['merchant', payTo.merchant],
        ['reference', payTo.reference],
      ];
    case 'bank':
      return [
        ['bank', payTo.bank],
        ['holder', payTo.holder],
        ['number', payTo.number],
      ];
    case 'coin':
      return [
        ['network', payTo.network],
        ['address', payTo.address],
      ];
    case 'wallet':
      return [
        ['holder', payTo.holder],
        ['account', payTo.account],
      ];
  }
}

/** What a phone reads of the code; undefined where nothing is paid by one. */
function codeOf(payTo: PayTo): string | undefined {
  if (payTo.kind === 'coin') return payTo.address;
  return payTo.kind === 'wallet' ? payTo.account : undefined;
}

export interface PayToCardProps {
  readonly order: Deposit;
  /** Whether the safety tip was understood; before that nothing is told (SHELL-039). */
  readonly tipRead: boolean;
  readonly onShowTip: () => void;
}

/** How much to pay, and where to: every line can be copied. */
export function PayToCard({ order, tipRead, onShowTip }: PayToCardProps) {
  const { t } = useTranslation('finance');
  if (order.payTo === undefined) return null;
  if (!tipRead)
    return (
      <Card className="flex flex-col items-center gap-3 py-8 text-center">
        <Icon name="lock" className="size-8 text-muted" />
        <p className="text-sm text-muted">{t('deposit.tipFirst')}</p>
        <Button variant="secondary" onClick={onShowTip}>
          {t('deposit.showTip')}
        </Button>
      </Card>
    );
  const code = codeOf(order.payTo);
  const isCoin = order.payTo.kind === 'coin';
  return (
    <>
      <Card padding="none">
        {code !== undefined && (
          // As high before the code is fetched as with it.
          <div className="flex min-h-[216px] flex-col items-center justify-center gap-2 border-b border-line px-4 py-4">
            <Suspense fallback={null}>
              <PayCode text={code} />
            </Suspense>
          </div>
        )}
        <ul className="divide-y divide-line">
          <CopyRow
            strong
            label={t('deposit.exactly')}
            value={formatMoney(order.payAmount, { decimals: isCoin ? 4 : 2 })}
            {...(isCoin ? { unit: order.payCurrency } : { sign: currencySign(order.payCurrency) })}
          />
          {linesOf(order.payTo).map(([key, value]) => (
            <CopyRow key={key} label={t(`deposit.payTo.${key}`)} value={value} />
          ))}
        </ul>
      </Card>
      <p className="flex gap-2 rounded-m bg-sunken p-3 text-sm text-text">
        <Icon name="info" className="size-5 text-warning" />
        <span className="min-w-0 flex-1">{t('deposit.forShow')}</span>
      </p>
    </>
  );
}
