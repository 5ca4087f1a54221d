import { EXTRA_PATHS, PATHS } from '@heptad/feature-module';
import { Badge, Cell, List } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { Profile } from './profile-queries';

/** What guards the account and its money, and where each is set. */
export function SecurityRows({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation('account');
  return (
    <section aria-label={t('profile.security')}>
      <List className="shadow-1">
        <Cell title={t('profile.loginPassword')} href={PATHS.mineUserInfoPassword} />
        <Cell
          title={t('centre.secondaryPassword')}
          trailing={
            profile.secondaryPassword === 1 ? (
              t('profile.set')
            ) : (
              <Badge tone="warning">{t('profile.notSet')}</Badge>
            )
          }
          href={PATHS.mineUserInfoSecondaryPassword}
        />
        <Cell
          title={t('centre.payoutAccounts')}
          trailing={t('profile.accounts', { count: profile.payoutAccounts })}
          href={PATHS.mineCards}
        />
        <Cell title={t('profile.authentication')} href={PATHS.mineAuthentication} />
        <Cell title={t('profile.devices')} href={EXTRA_PATHS.mineUserInfoDevices} />
      </List>
    </section>
  );
}
