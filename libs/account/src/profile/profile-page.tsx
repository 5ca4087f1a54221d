import { PATHS } from '@heptad/feature-module';
import { sessionSelectors } from '@heptad/session';
import { Button, Card, Icon } from '@heptad/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { MemberAvatar } from '../avatar/member-avatar';
import { ProfileFrame } from './profile-frame';
import type { Profile } from './profile-queries';
import { ProfileRows } from './profile-rows';
import { SecurityRows } from './security-rows';

export { messages } from './profile-texts';

const BirthdaySheet = lazy(() => import('./birthday-sheet'));
const AvatarSheet = lazy(() => import('./avatar-sheet'));

/** The member's profile (ROUTE-043): who they are, how they can be reached, and what guards the account. */
export default function ProfilePage() {
  const { t } = useTranslation('account');
  return (
    <ProfileFrame title={t('profile.title')} above={PATHS.mine} waiting={[104, 268, 268]}>
      {(profile) => <Overview profile={profile} />}
    </ProfileFrame>
  );
}

function Overview({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation('account');
  const member = useSelector(sessionSelectors.selectMember);
  const [sheet, setSheet] = useState<'birthday' | 'avatar'>();
  // Once opened a sheet stays, so that it can go with its movement.
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const open = (which: 'birthday' | 'avatar'): void => {
    setOpened(new Set([...opened, which]));
    setSheet(which);
  };
  const close = (shown: boolean): void => {
    if (!shown) setSheet(undefined);
  };
  return (
    <>
      <Card className="flex items-center gap-4">
        <MemberAvatar size={72} />
        <div className="min-w-0 flex-1">
          <p className="truncate text-lg font-semibold">{member?.name}</p>
          <p className="text-sm text-muted tabular-nums">{t('centre.memberId', { id: member?.id })}</p>
        </div>
        <Button variant="secondary" size="s" onClick={() => open('avatar')}>
          {t('profile.avatar.change')}
        </Button>
      </Card>
      {profile.phone === undefined && profile.email === undefined && <BindFirst />}
      <ProfileRows profile={profile} name={member?.name ?? ''} onBirthday={() => open('birthday')} />
      <SecurityRows profile={profile} />
      <Suspense fallback={null}>
        {opened.has('birthday') && <BirthdaySheet open={sheet === 'birthday'} onOpenChange={close} />}
        {opened.has('avatar') && (
          <AvatarSheet open={sheet === 'avatar'} onOpenChange={close} profile={profile} />
        )}
      </Suspense>
    </>
  );
}

/** Says what cannot be done without a phone or an e-mail, and leads to where one is bound. */
function BindFirst() {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  return (
    <Card className="flex flex-col gap-3">
      <p className="flex items-start gap-2 text-sm">
        <Icon name="warning" className="mt-0.5 size-4 text-warning" />
        <span className="min-w-0 flex-1">{t('profile.bindFirst')}</span>
      </p>
      <Button block onClick={() => void navigate(PATHS.mineUserInfoPhone)}>
        {t('profile.bindPhone')}
      </Button>
    </Card>
  );
}
