import { Stepper } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { EntryFrame } from '../entry/entry-frame';
import { EntryNotice } from '../entry/entry-notice';
import { CodeStep } from './code-step';
import { ContactStep } from './contact-step';
import { PasswordStep } from './password-step';
import { useForgottenPassword } from './use-forgotten-password';
import { RESET_STEPS } from './use-reset-steps';

/** A forgotten password (ROUTE-010): whose account, the code, the new password. */
export default function ForgetPage() {
  const { t } = useTranslation('account');
  const { step, panel, contact, code, password, notice, goBack } = useForgottenPassword();
  return (
    <EntryFrame
      title={t('forget.title')}
      lead={t('forget.lead')}
      back={{ label: t(step === 0 ? 'identity.toLogin' : 'forget.back'), onPress: goBack }}
    >
      <Stepper
        label={t('forget.title')}
        doneLabel={t('forget.stepDone')}
        current={step}
        steps={RESET_STEPS.map((id) => ({ id, label: t(`forget.steps.${id}`) }))}
        className="mb-6"
      />
      <div ref={panel} className="flex flex-col gap-4">
        {step === 0 && <ContactStep contact={contact} />}
        {step === 1 && <CodeStep contact={contact} entry={code} />}
        {step === 2 && <PasswordStep password={password} name={contact.form.getValues('name')} />}
        <EntryNotice>{notice}</EntryNotice>
      </div>
    </EntryFrame>
  );
}
