import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { chooserPath, type ContactWay } from '../profile/contact';
import { ProfileFrame } from '../profile/profile-frame';
import { ProofForm } from './proof-form';

/** Proves a present phone or e-mail; where none is bound there is nothing to prove. */
export function ProofPage({ way }: { readonly way: ContactWay }) {
  const { t } = useTranslation('account');
  return (
    <ProfileFrame
      title={t(`verification.titles.${way}`)}
      above={chooserPath(way)}
      waiting={[44, 76, 52]}
      ownService={() => true}
    >
      {({ [way]: contact }) =>
        contact === undefined ? (
          <Navigate to={chooserPath(way)} replace />
        ) : (
          // Another one, bound in another tab, has a code of its own.
          <ProofForm key={contact} way={way} contact={contact} />
        )
      }
    </ProfileFrame>
  );
}
