import { useServices } from '@heptad/feature-module';
import { Button } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import type { AccountServices } from '../services';
import { chooserPath, handedProof, type ContactWay } from './contact';
import { ContactForm } from './contact-form';
import { FixedFact } from './fixed-fact';
import { ProfileFrame } from './profile-frame';

/** A phone or e-mail of the member: bound, or another one in its place once the present one is proved. */
export function ContactPage({ way }: { readonly way: ContactWay }) {
  const { t } = useTranslation('account');
  const { clock } = useServices<AccountServices>();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const handed = v.is(handedProof, state) && state.expiresAt > clock.now() ? state : undefined;
  return (
    <ProfileFrame title={t(`profile.${way}.title`)} waiting={[44, 76, 52]}>
      {({ [way]: bound }) =>
        bound === undefined || handed !== undefined ? (
          <ContactForm way={way} bound={bound} proof={bound === undefined ? undefined : handed?.proof} />
        ) : (
          <>
            <FixedFact label={t(`profile.${way}.bound`)} value={bound} hint={t(`profile.${way}.boundHint`)} />
            <Button size="l" block onClick={() => void navigate(chooserPath(way))}>
              {t(`profile.${way}.change`)}
            </Button>
          </>
        )
      }
    </ProfileFrame>
  );
}
