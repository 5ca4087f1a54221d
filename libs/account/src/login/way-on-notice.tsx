import { errorText } from '@heptad/api-client';
import { PATHS } from '@heptad/feature-module';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryLink } from '../entry/entry-link';
import { EntryNotice } from '../entry/entry-notice';
import type { WayOn } from './way-on';

export interface WayOnNoticeProps {
  readonly way: WayOn | null;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Says why a login was refused in the language shown, and links to customer service where nothing else helps. */
export function WayOnNotice({ way, ref }: WayOnNoticeProps) {
  const { t } = useTranslation('account');
  // A slider says itself what it is for.
  if (way === null || !('error' in way) || way.step === 'solveSlider') return <EntryNotice ref={ref} />;
  return (
    <EntryNotice
      ref={ref}
      action={
        way.step === 'askService' && (
          <EntryLink to={`${PATHS.customerChat}?fromChildPage=1`}>{t('login.contactService')}</EntryLink>
        )
      }
    >
      {way.text === undefined ? errorText(way.error, t) : t(way.text)}
    </EntryNotice>
  );
}
