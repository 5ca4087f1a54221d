import { EXTRA_PATHS, PATHS, useLabels } from '@heptad/feature-module';
import { Cell, Icon, List, type IconName } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

interface Entry {
  /** The key of its name; the names that brands choose come from the brand. */
  readonly name: string;
  readonly icon: IconName;
  readonly href: string;
  /** The pages below are its own too. */
  readonly below?: true;
  /** Pages besides. */
  readonly others?: readonly string[];
}

const BET_RECORDS: readonly string[] = [
  PATHS.recordBetSports,
  PATHS.recordVirtualDisport,
  PATHS.recordSliptOrder,
];

/** The pages of the account by what they are about: money, records, the account itself, the site. */
const GROUPS: readonly (readonly Entry[])[] = [
  [
    { name: 'title', icon: 'mine', href: PATHS.mine },
    { name: 'centreWallet', icon: 'wallet', href: PATHS.mineFinanceMyWallet },
    { name: 'deposit', icon: 'deposit', href: PATHS.mineFinanceMyDeposit, below: true },
    { name: 'transfer', icon: 'transfer', href: PATHS.mineFinanceTransfer },
    { name: 'withdraw', icon: 'withdraw', href: PATHS.mineFinanceWithDraw },
    { name: 'balanceTreasure', icon: 'trend', href: PATHS.activityBalancePrecious, below: true },
    { name: 'payoutAccounts', icon: 'records', href: PATHS.mineCards, below: true },
  ],
  [
    { name: 'records', icon: 'records', href: PATHS.recordBet, others: BET_RECORDS },
    { name: 'statement', icon: 'records', href: PATHS.recordTransaciton, below: true },
    { name: 'rewards', icon: 'gift', href: PATHS.recordReward, below: true },
    { name: 'welfare', icon: 'calendar', href: PATHS.recordWelfare, below: true },
    { name: 'rebate', icon: 'refresh', href: PATHS.mineRebate },
    { name: 'vip', icon: 'star', href: PATHS.mineVip, below: true },
  ],
  [
    { name: 'mail', icon: 'bell', href: PATHS.mineMail, below: true },
    { name: 'profile', icon: 'mine', href: PATHS.mineUserInfo },
    { name: 'authentication', icon: 'check', href: PATHS.mineAuthentication, below: true },
    { name: 'secondaryPassword', icon: 'lock', href: PATHS.mineUserInfoSecondaryPassword, below: true },
    { name: 'devices', icon: 'devices', href: EXTRA_PATHS.mineUserInfoDevices },
    { name: 'protection', icon: 'clock', href: EXTRA_PATHS.mineProtection, below: true },
    { name: 'settings', icon: 'settings', href: PATHS.mineSystem },
  ],
  [
    { name: 'promotions', icon: 'gift', href: PATHS.activityList },
    { name: 'agents', icon: 'share', href: PATHS.mineAgentPage },
    { name: 'customerService', icon: 'customerService', href: PATHS.customerMain },
    { name: 'helpCentre', icon: 'info', href: PATHS.mineHelpCenter },
    { name: 'about', icon: 'info', href: PATHS.mineAbout },
  ],
];

const isCurrent = ({ href, below, others }: Entry, pathname: string): boolean =>
  others?.includes(pathname) === true || (below === true ? pathname.startsWith(href) : pathname === href);

/** The pages of the account, money first, in the full-site layout; the one that is shown is marked. */
export default function AccountMenu() {
  const { t } = useTranslation('account');
  const { pathname } = useLocation();
  const ofBrand = new Map<string, string>(Object.entries(useLabels()));
  return (
    <nav aria-label={t('menu')} className="flex flex-col gap-4">
      {GROUPS.map((entries, place) => (
        // Narrower than a list of a page: names stay in one line where a brand's letters are large.
        <List key={place} className="shadow-1 [&_a]:gap-2 [&_a]:px-3">
          {entries.map((entry) => (
            <Cell
              key={entry.href}
              leading={<Icon name={entry.icon} className="text-muted" />}
              title={ofBrand.get(entry.name) ?? t(`centre.${entry.name}`)}
              href={entry.href}
              current={isCurrent(entry, pathname)}
            />
          ))}
        </List>
      ))}
    </nav>
  );
}
