import { EXTRA_PATHS, PATHS, useBrand, useLabels } from '@heptad/feature-module';
import { Cell, Icon, List } from '@heptad/ui-kit';
import { useIsMember } from '@heptad/session';
import { useTranslation } from 'react-i18next';
import { useMemberOverviewQuery } from './centre-queries';
import { WayGroup, type Way } from './way-group';

/** What is on: promotions, and what there is to watch and to read about matches (SHELL-010). */
export function WatchingLinks() {
  const { t } = useTranslation('account');
  const { capabilities } = useBrand().config;
  const isMember = useIsMember();
  const { data } = useMemberOverviewQuery(undefined, { skip: !isMember });
  const count = data?.prizesWaiting ?? 0;
  const ways: readonly (Way & { readonly shown?: boolean })[] = [
    count === 0
      ? { label: t('centre.promotions'), icon: 'gift', href: PATHS.activityList }
      : {
          label: t('centre.promotions'),
          icon: 'gift',
          href: `${PATHS.activityList}?of=mine`,
          waiting: { count, text: t('overview.prizes', { count }) },
        },
    {
      label: t('centre.anchors'),
      icon: 'live',
      href: EXTRA_PATHS.anchors,
      shown: capabilities.includes('anchors'),
    },
    {
      label: t('centre.redList'),
      icon: 'star',
      href: PATHS.homeSportsRedList,
      shown: capabilities.includes('sports'),
    },
    {
      label: t('centre.strategy'),
      icon: 'info',
      href: PATHS.tutorialBetStrategy,
      shown: capabilities.includes('sports'),
    },
  ];
  return <WayGroup title={t('centre.watching')} ways={ways.filter(({ shown = true }) => shown)} />;
}

/** Help and what else there is to know about the site: customer service, lines, the app, partners (SHELL-010). */
export function HelpLinks() {
  const { t } = useTranslation('account');
  const { customerService } = useLabels();
  return (
    <WayGroup
      title={t('centre.help')}
      ways={[
        {
          label: customerService,
          icon: 'customerService',
          href: PATHS.customerMain,
        },
        { label: t('centre.helpCentre'), icon: 'info', href: PATHS.mineHelpCenter },
        { label: t('centre.lines'), icon: 'transfer', href: PATHS.swithLine },
        { label: t('centre.download'), icon: 'deposit', href: PATHS.download },
        { label: t('centre.partners'), icon: 'globe', href: PATHS.sponsor },
      ]}
    />
  );
}

/**
 * The member's own pages, each one tap away (ROUTE-036); the full site has them in the menu beside the page.
 */
export function OwnLinks() {
  const { t } = useTranslation('account');
  const { centreWallet } = useLabels();
  return (
    <>
      <WayGroup
        className="lg:hidden"
        title={t('centre.groups.money')}
        ways={[
          { label: centreWallet, icon: 'wallet', href: PATHS.mineFinanceMyWallet },
          { label: t('centre.statement'), icon: 'records', href: PATHS.recordTransaciton },
          { label: t('centre.payoutAccounts'), icon: 'withdraw', href: PATHS.mineCards },
          { label: t('centre.balanceTreasure'), icon: 'trend', href: PATHS.activityBalancePrecious },
          { label: t('centre.records'), icon: 'ticket', href: PATHS.recordBet },
          { label: t('centre.rewards'), icon: 'gift', href: PATHS.recordReward },
          { label: t('centre.welfare'), icon: 'calendar', href: PATHS.recordWelfare },
          { label: t('centre.rebate'), icon: 'refresh', href: PATHS.mineRebate },
        ]}
      />
      <WayGroup
        className="lg:hidden"
        title={t('centre.groups.account')}
        ways={[
          { label: t('centre.profile'), icon: 'mine', href: PATHS.mineUserInfo },
          { label: t('centre.authentication'), icon: 'check', href: PATHS.mineAuthentication },
          { label: t('centre.secondaryPassword'), icon: 'lock', href: PATHS.mineUserInfoSecondaryPassword },
          { label: t('centre.devices'), icon: 'devices', href: EXTRA_PATHS.mineUserInfoDevices },
          { label: t('centre.vip'), icon: 'star', href: PATHS.mineVip },
          { label: t('centre.mail'), icon: 'bell', href: PATHS.mineMail },
          { label: t('centre.protectionShort'), icon: 'clock', href: EXTRA_PATHS.mineProtection },
          { label: t('centre.agents'), icon: 'share', href: PATHS.mineAgentPage },
        ]}
      />
    </>
  );
}

/** The rules that a member agreed to. */
export function RuleLinks() {
  const { t } = useTranslation('account');
  return (
    <List className="shadow-1">
      <Cell
        leading={<Icon name="check" className="text-muted" />}
        title={t('rules.regular')}
        href={PATHS.entryRulesRegular}
      />
      <Cell
        leading={<Icon name="lock" className="text-muted" />}
        title={t('rules.privacy')}
        href={PATHS.entryRulesPrivacy}
      />
    </List>
  );
}
