import { formatMoney } from '@heptad/formatting';
import { useBrand, useEntryPath, useServices } from '@heptad/feature-module';
import { useIsMember } from '@heptad/session';
import { Button, Icon, IconButton, NavigationLink, Skeleton } from '@heptad/ui-kit';
import { useWalletQuery } from '@heptad/venue-gateway';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { FinanceServices } from '../services';
import { FINANCE_SHORTCUTS, type FinanceShortcut } from './finance-shortcuts';
import { HIDDEN_AMOUNT, useBalancesVisible } from './use-balances-visible';

export { messages } from './balance-texts';

/** Letters of an amount that stand beside the shortcuts of a small phone in the larger size. */
const ROOMY_DIGITS = 9;

function Shortcut({ icon, label, href }: FinanceShortcut) {
  const { t } = useTranslation('finance');
  return (
    <NavigationLink
      href={href}
      className="flex min-h-[56px] min-w-[52px] flex-col items-center justify-center gap-1 rounded-m px-1 text-xs text-text focus-visible:outline-2 focus-visible:outline-focus"
    >
      <span className="flex size-9 items-center justify-center rounded-m bg-sunken text-accent">
        <Icon name={icon} className="size-5" />
      </span>
      <span className="max-w-full truncate">{t(label)}</span>
    </NavigationLink>
  );
}

function MemberBalance() {
  const { t } = useTranslation('finance');
  const { language } = useServices<FinanceServices>();
  const { config } = useBrand();
  const { data, isError, refetch, isFetching } = useWalletQuery();
  const [shown, setShown] = useBalancesVisible();
  const total = data?.total;
  return (
    <div className="flex min-w-0 flex-1 flex-col justify-center">
      <p className="flex items-center text-xs text-muted">
        <span className="truncate">{t('total')}</span>
        <IconButton
          icon={shown ? 'eye' : 'eyeOff'}
          label={t(shown ? 'hide' : 'show')}
          onClick={() => setShown(!shown)}
          className="-my-2"
        />
      </p>
      {total === undefined && !isError && <Skeleton className="my-1 h-7 w-32" />}
      {total === undefined && isError && (
        <Button
          size="s"
          variant="plain"
          busy={isFetching}
          onClick={() => void refetch()}
          className="self-start px-0!"
        >
          {t('reload')}
        </Button>
      )}
      {total !== undefined && (
        <p
          // An amount is never cut: a long one is written smaller.
          className="text-2xl font-semibold tracking-tight whitespace-nowrap text-text tabular-nums data-long:text-lg"
          data-long={formatMoney(total).length > ROOMY_DIGITS || undefined}
          data-testid="total-balance"
        >
          {shown ? formatMoney(total) : HIDDEN_AMOUNT}
        </p>
      )}
      <p className="truncate text-xs text-muted tabular-nums">
        {config.labels.centreWallet[language.current()]}{' '}
        {data === undefined ? '–' : shown ? formatMoney(data.centre) : HIDDEN_AMOUNT}
      </p>
    </div>
  );
}

function GuestInvitation() {
  const { t } = useTranslation('finance');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const entryPath = useEntryPath();
  return (
    <div className="flex min-w-0 flex-1 flex-col items-start justify-center gap-2">
      <p className="text-sm text-text">{t('guest')}</p>
      <Button size="s" onClick={() => void navigate(entryPath(pathname + search))}>
        {t('login')}
      </Button>
    </div>
  );
}

/** What the member has, one tap from moving it; a guest sees the link to the login. */
export default function BalanceCard() {
  const { t } = useTranslation('finance');
  const isMember = useIsMember();
  return (
    <section
      aria-label={t('balance')}
      className="brand-texture flex min-h-28 items-stretch gap-2 rounded-l bg-raised py-3 pr-2 pl-4 shadow-1"
    >
      {isMember ? <MemberBalance /> : <GuestInvitation />}
      {isMember && (
        <nav aria-label={t('moveMoney')} className="flex shrink-0 items-center">
          {FINANCE_SHORTCUTS.map((shortcut) => (
            <Shortcut key={shortcut.href} {...shortcut} />
          ))}
        </nav>
      )}
    </section>
  );
}
