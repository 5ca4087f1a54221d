import { errorText } from '@heptad/api-client';
import { ITEMS, useStoredItem } from '@heptad/device';
import { LOCALE_CHOICES, PATHS, THEME_PREFERENCES, useEntryPath, useServices } from '@heptad/feature-module';
import { sessionActions, sessionSelectors, useIsMember } from '@heptad/session';
import {
  Avatar,
  Badge,
  Button,
  Cell,
  Dialog,
  ErrorState,
  Icon,
  List,
  Select,
  Skeleton,
} from '@heptad/ui-kit';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { AccountServices } from '../services';
import { useIsHighVip } from './high-vip';
import { HelpLinks, OwnLinks, RuleLinks, WatchingLinks } from './member-links';
import { MoneyShortcuts } from './money-shortcuts';

function GuestHead() {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const entryPath = useEntryPath();
  return (
    <div className="flex items-center gap-4">
      <span className="flex size-14 shrink-0 items-center justify-center rounded-pill bg-sunken text-muted">
        <Icon name="mine" className="size-7" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-lg font-semibold">{t('centre.guest')}</p>
        <p className="text-sm">{t('centre.guestHint')}</p>
      </div>
      {/* On the brand's own colour the accent would not be seen. */}
      <Button variant="secondary" onClick={() => void navigate(entryPath(PATHS.mine))}>
        {t('centre.login')}
      </Button>
    </div>
  );
}

function HighVipMark({ grade }: { readonly grade: number }) {
  const { t } = useTranslation('account');
  return useIsHighVip(grade) ? <Badge className="shrink-0">{t('centre.highVip')}</Badge> : null;
}

function MemberHead() {
  const { t } = useTranslation('account');
  const dispatch = useDispatch();
  const member = useSelector(sessionSelectors.selectMember);
  const failure = useSelector(sessionSelectors.selectMemberError);
  if (member === undefined && failure !== undefined)
    return (
      <ErrorState
        title={t('centre.loadFailed')}
        description={errorText(failure, t)}
        retryLabel={t('centre.retry')}
        onRetry={() => dispatch(sessionActions.memberRequested())}
        className="rounded-l bg-raised py-4! text-text"
      />
    );
  if (member === undefined)
    return (
      <div className="flex items-center gap-4" aria-busy="true">
        <Skeleton className="size-14 rounded-pill" />
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton className="h-5 w-32" />
          <Skeleton className="h-4 w-20" />
        </div>
      </div>
    );
  return (
    <div className="flex items-center gap-4">
      <Avatar name={member.name} className="size-14" />
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2 text-lg font-semibold">
          <span className="truncate">{member.name}</span>
          <HighVipMark grade={member.grade} />
        </p>
        <p className="text-sm tabular-nums">
          {t('centre.grade', { grade: member.grade })} · {t('centre.memberId', { id: member.id })}
        </p>
        {member.state !== 'active' && (
          <Badge tone="warning" className="mt-1">
            {t(`centre.state.${member.state}`)}
          </Badge>
        )}
      </div>
    </div>
  );
}

function LanguageRow() {
  const { t } = useTranslation('account');
  const { device, language } = useServices<AccountServices>();
  const chosen = useStoredItem(device.items, ITEMS.locale);
  return (
    <Cell
      leading={<Icon name="globe" className="text-muted" />}
      title={t('centre.language')}
      trailing={
        <Select
          label={t('centre.language')}
          options={[{ value: 'system', label: t('centre.system') }, ...LOCALE_CHOICES]}
          value={chosen ?? 'system'}
          onValueChange={(locale) => void language.choose(locale)}
          className="px-2 text-text"
        />
      }
    />
  );
}

function ThemeRow() {
  const { t } = useTranslation('account');
  const { theme } = useServices<AccountServices>();
  const preference = useSyncExternalStore(theme.subscribe, theme.preference);
  if (!theme.choosable) return null;
  return (
    <Cell
      leading={<Icon name="moon" className="text-muted" />}
      title={t('centre.theme')}
      trailing={
        <Select
          label={t('centre.theme')}
          options={THEME_PREFERENCES.map((value) => ({
            value,
            label: value === 'system' ? t('centre.system') : t(`centre.themes.${value}`),
          }))}
          value={preference}
          onValueChange={theme.choose}
          className="px-2 text-text"
        />
      }
    />
  );
}

function LogoutButton() {
  const { t } = useTranslation('account');
  const { session } = useServices<AccountServices>();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const leave = (): void => {
    setAsking(false);
    void session.logout();
    void navigate(PATHS.home);
  };
  return (
    <>
      <Button block variant="secondary" onClick={() => setAsking(true)}>
        {t('centre.logout')}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t('centre.logoutTitle')}
        description={t('centre.logoutHint')}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('centre.stay')}
            </Button>
            <Button onClick={leave}>{t('centre.logout')}</Button>
          </>
        }
      />
    </>
  );
}

/** One below the other; in the full site in two columns, each filled without regard to the other's heights. */
const WAYS =
  'flex flex-col gap-4 px-4 lg:block lg:columns-2 lg:gap-4 lg:px-0 lg:*:mb-4 lg:*:break-inside-avoid';

/** The member's own page (ROUTE-036); a guest finds the way in and the settings of the device (OPEN-039). */
export default function MemberCentrePage() {
  const { t } = useTranslation('account');
  const isMember = useIsMember();
  return (
    <main className="mx-auto flex w-full max-w-2xl flex-col gap-4 pb-6 lg:max-w-none">
      <h1 className="sr-only">{t('centre.title')}</h1>
      <div className="bg-head-special px-5 pt-[calc(env(safe-area-inset-top)+24px)] pb-6 text-on-head-special md:mx-4 md:mt-[20px] md:rounded-l lg:mx-0">
        {isMember ? <MemberHead /> : <GuestHead />}
      </div>
      {isMember && <MoneyShortcuts />}
      <div className={WAYS}>
        <OwnLinks />
        <WatchingLinks />
        <HelpLinks />
        <List className="shadow-1">
          <LanguageRow />
          <ThemeRow />
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
