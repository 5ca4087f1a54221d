import { EXTRA_PATHS, PATHS, useBrand, useServices } from '@heptad/feature-module';
import { Cell, FOCUS_RING_INSIDE, Icon, List, NavigationLink, type IconName } from '@heptad/ui-kit';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountServices } from '../services';

interface Way {
  readonly label: string;
  readonly icon: IconName;
  readonly href: string;
}

/** Ways that belong together, as drawings in a row of four. */
function WayGroup({ title, ways }: { readonly title: string; readonly ways: readonly Way[] }) {
  const id = useId();
  return (
    <nav aria-labelledby={id} className="rounded-m bg-raised px-1 pt-3 pb-1 shadow-1">
      <h2 id={id} className="px-3 text-sm font-semibold text-text">
        {title}
      </h2>
      <ul className="grid grid-cols-4">
        {ways.map(({ label, icon, href }) => (
          <li key={href} className="min-w-0">
            <NavigationLink
              href={href}
              className={`flex min-h-[76px] min-w-0 flex-col items-center gap-1 rounded-s px-1 pt-3 pb-2 text-center text-text ${FOCUS_RING_INSIDE}`}
            >
              <Icon name={icon} className="text-link" />
              <span className="line-clamp-2 text-xs leading-tight break-words">{label}</span>
            </NavigationLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What is on: promotions, and what there is to watch and to read about matches (SHELL-010). */
export function WatchingLinks() {
  const { t } = useTranslation('account');
  const { capabilities } = useBrand().config;
  const ways: readonly (Way & { readonly shown?: boolean })[] = [
    { label: t('centre.promotions'), icon: 'gift', href: PATHS.activityList },
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
  const { config } = useBrand();
  const { language } = useServices<AccountServices>();
  return (
    <WayGroup
      title={t('centre.help')}
      ways={[
        {
          label: config.labels.customerService[language.current()],
          icon: 'customerService',
          href: PATHS.customerMain,
        },
        { label: t('centre.lines'), icon: 'transfer', href: PATHS.swithLine },
        { label: t('centre.download'), icon: 'deposit', href: PATHS.download },
        { label: t('centre.partners'), icon: 'globe', href: PATHS.sponsor },
      ]}
    />
  );
}

/** The member's money and bets; the full site has them in the menu beside the page. */
export function OwnLinks() {
  const { t } = useTranslation('account');
  const { config } = useBrand();
  const { language } = useServices<AccountServices>();
  return (
    <List className="shadow-1 lg:hidden">
      <Cell
        leading={<Icon name="wallet" className="text-muted" />}
        title={config.labels.centreWallet[language.current()]}
        href={PATHS.mineFinanceMyWallet}
      />
      <Cell
        leading={<Icon name="records" className="text-muted" />}
        title={t('centre.records')}
        href={PATHS.recordBet}
      />
    </List>
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
