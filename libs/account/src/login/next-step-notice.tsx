import { errorText } from '@heptad/api-client';
import { PATHS } from '@heptad/feature-module';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryLink } from '../entry/entry-link';
import { EntryNotice } from '../entry/entry-notice';
import type { NextStep } from './next-step';

export interface NextStepNoticeProps {
  readonly next: NextStep | null;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Says why a login was refused in the language shown, and links to customer service where nothing else helps. */
export function NextStepNotice({ next, ref }: NextStepNoticeProps) {
  const { t } = useTranslation('account');
  // A slider says itself what it is for.
  if (next === null || !('error' in next) || next.step === 'solveSlider') return <EntryNotice ref={ref} />;
  return (
    <EntryNotice
      ref={ref}
      action={
        next.step === 'askService' && (
          <EntryLink to={`${PATHS.customerChat}?fromChildPage=1`}>{t('login.contactService')}</EntryLink>
        )
      }
    >
      {next.text === undefined ? errorText(next.error, t) : t(next.text)}
    </EntryNotice>
  );
}
