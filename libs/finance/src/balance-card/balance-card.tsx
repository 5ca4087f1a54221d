import { formatMoney, sumMoney } from '@heptad/formatting';
import { PATHS, useBrand, useServices } from '@heptad/feature-module';
import { sessionSelectors } from '@heptad/session';
import { Button, Icon, IconButton, NavigationLink, Skeleton, type IconName } from '@heptad/ui-kit';
import { useWalletQuery } from '@heptad/venue-gateway';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { FinanceServices } from '../services';

interface ShortcutProps {
  readonly icon: IconName;
  readonly label: string;
  readonly href: string;
}

function Shortcut({ icon, label, href }: ShortcutProps) {
  return (
    <NavigationLink
      href={href}
      className="flex min-h-[56px] min-w-[56px] flex-col items-center justify-center gap-1 rounded-m px-1 text-xs text-text focus-visible:outline-2 focus-visible:outline-focus"
    >
      <Icon name={icon} className="size-6 text-accent" />
      <span className="max-w-full truncate">{label}</span>
    </NavigationLink>
  );
}

function MemberBalance() {
  const { t } = useTranslation('finance');
  const { language } = useServices<FinanceServices>();
  const { config } = useBrand();
  const { data, isError, refetch, isFetching } = useWalletQuery();
  const [shown, setShown] = useState(true);
  const total = data && sumMoney([data.centre, ...data.channels.map(({ balance }) => balance)]);
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
          className="self-start px-0"
        >
          {t('reload')}
        </Button>
      )}
      {total !== undefined && (
        <p className="truncate text-2xl font-semibold text-text tabular-nums" data-testid="total-balance">
          {shown ? formatMoney(total) : '****'}
        </p>
      )}
      <p className="truncate text-xs text-muted tabular-nums">
        {config.labels.centreWallet[language.current()]}{' '}
        {data === undefined ? '–' : shown ? formatMoney(data.centre) : '****'}
      </p>
    </div>
  );
}

function GuestInvitation() {
  const { t } = useTranslation('finance');
  const navigate = useNavigate();
  return (
    <div className="flex min-w-0 flex-1 flex-col items-start justify-center gap-2">
      <p className="text-sm text-text">{t('guest')}</p>
      <Button size="s" onClick={() => void navigate(PATHS.entryLogin)}>
        {t('login')}
      </Button>
    </div>
  );
}

/** What the member has, one tap from moving it; a guest is shown the way in. */
export default function BalanceCard() {
  const { t } = useTranslation('finance');
  const isMember = useSelector(sessionSelectors.selectIsMember);
  return (
    <section
      aria-label={t('balance')}
      className="flex min-h-28 items-stretch gap-2 rounded-l bg-raised py-3 pr-2 pl-4 shadow-1"
    >
      {isMember ? <MemberBalance /> : <GuestInvitation />}
      <div className="flex shrink-0 items-center">
        <Shortcut icon="transfer" label={t('transferShort')} href={PATHS.mineFinanceTransfer} />
        <Shortcut icon="wallet" label={t('walletShort')} href={PATHS.mineFinanceMyWallet} />
      </div>
    </section>
  );
}
