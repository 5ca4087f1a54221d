import { PATHS, useBrand } from '@heptad/feature-module';
import { useIsMember } from '@heptad/session';
import { Cell, HeadArt, Icon, List } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { LanguageRow, ThemeRow } from '../settings/look-rows';
import { BalanceCard } from './balance-card';
import { GuestHead } from './guest-head';
import { LogoutButton } from './logout-button';
import { MemberHead } from './member-head';
import { HelpLinks, OwnLinks, RuleLinks, WatchingLinks } from './member-links';
import { UnderWay } from './under-way';

export { messages } from './centre-texts';

/** One below the other; from the tablet on in two columns, each filled without regard to the other's heights. */
const WAYS =
  'flex flex-col gap-4 px-4 md:block md:columns-2 md:gap-4 md:*:mb-4 md:*:break-inside-avoid lg:px-0';

/** The member's own page (ROUTE-036); a guest finds the way in and the settings of the device (OPEN-039). */
export default function MemberCentrePage() {
  const { t } = useTranslation('account');
  const { config } = useBrand();
  const isMember = useIsMember();
  return (
    <main className="mx-auto flex w-full max-w-2xl flex-col gap-4 pb-6 md:max-w-none">
      <h1 className="sr-only">{t('centre.title')}</h1>
      <div className="relative overflow-hidden bg-head-special px-5 pt-[calc(env(safe-area-inset-top)+24px)] pb-6 text-on-head-special md:mx-4 md:mt-[20px] md:rounded-l lg:mx-0">
        <HeadArt manner={config.layout.matchHead} />
        <div className="relative">{isMember ? <MemberHead /> : <GuestHead />}</div>
      </div>
      {isMember && <BalanceCard />}
      <div className={WAYS}>
        {isMember && <UnderWay />}
        <OwnLinks />
        <WatchingLinks />
        <HelpLinks />
        <List className="shadow-1">
          <LanguageRow />
          <ThemeRow />
          <Cell
            leading={<Icon name="settings" className="text-muted" />}
            title={t('centre.settings')}
            href={PATHS.mineSystem}
          />
          <Cell
            leading={<Icon name="info" className="text-muted" />}
            title={t('centre.about')}
            href={PATHS.mineAbout}
          />
        </List>
        <RuleLinks />
        <div className="flex flex-col gap-4">
          {isMember && <LogoutButton />}
          <p className="text-center text-xs text-muted">{t('centre.playMoney')}</p>
        </div>
      </div>
    </main>
  );
}
