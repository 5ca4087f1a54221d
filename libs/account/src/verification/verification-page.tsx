import { PATHS } from '@heptad/feature-module';
import { Button, Cell, EmptyState, Icon, List } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { CONTACT_WAYS, PAGE_OF, PROOF_PAGE_OF } from '../profile/contact';
import { ProfileFrame } from '../profile/profile-frame';

export { messages } from '../profile/profile-texts';

/**
 * How a present phone or e-mail is proved before it is changed (ROUTE-051): by a code that goes there, or by customer service where it
 * is lost. `for` says which is to be changed; without it both stand to be chosen.
 */
export default function VerificationPage() {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const wanted = parameters.get('for');
  const asked = CONTACT_WAYS.filter((way) => way === wanted);
  const ways = asked.length === 0 ? CONTACT_WAYS : asked;
  return (
    <ProfileFrame
      title={t('verification.title')}
      waiting={[44, 132]}
      ownService={(profile) => ways.some((way) => profile[way] !== undefined)}
    >
      {(profile) => {
        const bound = ways.filter((way) => profile[way] !== undefined);
        if (bound.length === 0)
          return (
            <EmptyState
              icon="lock"
              title={t('verification.nothing')}
              action={
                <Button onClick={() => void navigate(PAGE_OF[ways[0] ?? 'phone'], { replace: true })}>
                  {t(`profile.${ways[0] ?? 'phone'}.submit`)}
                </Button>
              }
            />
          );
        return (
          <>
            <p className="text-sm text-muted">{t('verification.lead')}</p>
            <List className="shadow-1">
              {bound.map((way) => (
                <Cell
                  key={way}
                  leading={<Icon name="lock" className="text-muted" />}
                  title={t(`verification.by.${way}`)}
                  description={t(`verification.for.${way}`, { contact: profile[way] })}
                  href={PROOF_PAGE_OF[way]}
                />
              ))}
              <Cell
                leading={<Icon name="customerService" className="text-muted" />}
                title={t('verification.lost')}
                description={t('verification.lostHint')}
                href={`${PATHS.customerChat}?fromChildPage=1`}
              />
            </List>
          </>
        );
      }}
    </ProfileFrame>
  );
}
