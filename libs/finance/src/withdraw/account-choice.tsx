import { formatTime } from '@heptad/formatting';
import { PATHS, useServices } from '@heptad/feature-module';
import { Badge, Card, EmptyState, FOCUS_RING, NavigationLink, RadioGroup } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { AccountMark } from '../payout/account-mark';
import { isUsable, type PayoutAccount } from '../payout/payout-account';
import type { FinanceServices } from '../services';

export interface AccountChoiceProps {
  readonly accounts: readonly PayoutAccount[];
  readonly chosen: PayoutAccount | undefined;
  readonly onChoose: (id: string) => void;
  /** Whether an account is lacking for what was tried. */
  readonly lacking: boolean;
}

/** Where the money goes: one of the member's payout accounts, of which new ones wait. */
export function AccountChoice({ accounts, chosen, onChoose, lacking }: AccountChoiceProps) {
  const { t } = useTranslation('finance');
  const { clock } = useServices<FinanceServices>();
  const now = clock.now();
  const soonest = Math.min(...accounts.map(({ usableAt }) => usableAt));
  const manage = (
    <NavigationLink
      href={PATHS.mineCards}
      className={`-mb-3 inline-flex min-h-[44px] items-center rounded-s text-sm text-link ${FOCUS_RING}`}
    >
      {t(accounts.length === 0 ? 'account.add' : 'account.manage')}
    </NavigationLink>
  );
  return (
    <Card>
      {accounts.length === 0 ? (
        <EmptyState icon="wallet" title={t('account.none')} action={manage} className="py-2!" />
      ) : (
        <>
          <RadioGroup
            label={t('account.to')}
            options={accounts.map((account) => ({
              value: account.id,
              label: <PayeeName account={account} />,
              description: (
                <span className="tabular-nums">
                  {account.masked}
                  {!isUsable(account, now) &&
                    ` · ${t('account.from', { time: formatTime(account.usableAt) })}`}
                </span>
              ),
              disabled: !isUsable(account, now),
            }))}
            value={chosen?.id ?? null}
            onValueChange={onChoose}
          />
          {manage}
        </>
      )}
      {lacking && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {accounts.length === 0
            ? t('account.lacking')
            : t('account.allCooling', { time: formatTime(soonest) })}
        </p>
      )}
    </Card>
  );
}

function PayeeName({ account }: { readonly account: PayoutAccount }) {
  const { t } = useTranslation('finance');
  const { name, label, isDefault } = account;
  return (
    <span className="flex min-w-0 items-center gap-2">
      <AccountMark account={account} size={24} />
      <span className="min-w-0 break-words">{name === undefined ? label : `${name} · ${label}`}</span>
      {isDefault === 1 && <Badge tone="muted">{t('account.default')}</Badge>}
    </span>
  );
}
