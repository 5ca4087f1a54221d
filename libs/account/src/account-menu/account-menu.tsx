import { PATHS, useBrand, useServices } from '@heptad/feature-module';
import { Cell, Icon, List, type IconName } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { AccountServices } from '../services';

interface Entry {
  readonly label: string;
  readonly icon: IconName;
  readonly href: string;
  /** Its page is one of those that begin so; that of `href` alone unless given. */
  readonly begins?: string;
}

/** The pages of the account, money first, in the full-site layout; the one that is shown is marked. */
export default function AccountMenu() {
  const { t } = useTranslation('account');
  const { pathname } = useLocation();
  const { labels } = useBrand().config;
  const locale = useServices<AccountServices>().language.current();
  const groups: readonly (readonly Entry[])[] = [
    [
      { label: t('centre.title'), icon: 'mine', href: PATHS.mine },
      { label: labels.centreWallet[locale], icon: 'wallet', href: PATHS.mineFinanceMyWallet },
      {
        label: t('centre.deposit'),
        icon: 'deposit',
        href: PATHS.mineFinanceMyDeposit,
        begins: PATHS.mineFinanceMyDeposit,
      },
      { label: t('centre.transfer'), icon: 'transfer', href: PATHS.mineFinanceTransfer },
      { label: t('centre.withdraw'), icon: 'withdraw', href: PATHS.mineFinanceWithDraw },
      { label: t('centre.records'), icon: 'records', href: PATHS.recordBet, begins: '/record/' },
    ],
    [
      { label: t('centre.promotions'), icon: 'gift', href: PATHS.activityList },
      { label: labels.customerService[locale], icon: 'customerService', href: PATHS.customerMain },
    ],
  ];
  return (
    <nav aria-label={t('menu')} className="flex flex-col gap-4">
      {groups.map((entries, place) => (
        <List key={place} className="shadow-1">
          {entries.map(({ label, icon, href, begins }) => (
            <Cell
              key={href}
              leading={<Icon name={icon} className="text-muted" />}
              title={label}
              href={href}
              current={begins === undefined ? pathname === href : pathname.startsWith(begins)}
            />
          ))}
        </List>
      ))}
    </nav>
  );
}
