import { PATHS, useServices } from '@heptad/feature-module';
import { formatDate, startOfDay } from '@heptad/formatting';
import { Badge, Cell, List } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { AccountServices } from '../services';
import type { Profile } from './profile-queries';

export interface ProfileRowsProps {
  readonly profile: Profile;
  /** The name of the account. */
  readonly name: string;
  readonly onBirthday: () => void;
}

/** Who the member is: each with its state, and the way to set it. */
export function ProfileRows({ profile, name, onBirthday }: ProfileRowsProps) {
  const { t } = useTranslation('account');
  const { language } = useServices<AccountServices>();
  const { realName, phone, email, birthday } = profile;
  const missing = <Badge tone="warning">{t('profile.notSet')}</Badge>;
  const unbound = <Badge tone="warning">{t('profile.notBound')}</Badge>;
  return (
    <section aria-label={t('profile.title')}>
      <List className="shadow-1">
        <Cell title={t('profile.account')} trailing={name} />
        <Cell title={t('profile.name.title')} trailing={realName ?? missing} href={PATHS.mineUserInfoName} />
        <Cell title={t('profile.phone.title')} trailing={phone ?? unbound} href={PATHS.mineUserInfoPhone} />
        <Cell title={t('profile.email.title')} trailing={email ?? unbound} href={PATHS.mineUserInfoEmail} />
        {birthday === undefined ? (
          <Cell title={t('profile.birthday.title')} trailing={missing} onPress={onBirthday} />
        ) : (
          <Cell
            title={t('profile.birthday.title')}
            trailing={formatDate(startOfDay(birthday), language.current())}
          />
        )}
      </List>
    </section>
  );
}
