import { ITEMS } from '@heptad/device';
import { useServices } from '@heptad/feature-module';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SupportServices } from '../../services';
import { domainVerdict } from './domain-verdict';
import { PastedField } from './pasted-field';
import { Verdict } from './verdict';

export { messages } from './exercise-texts';

const MOST_LETTERS = 300;

/** The hosts that are ours: that of this page, and the lines that the platform has named. */
function useOwnHosts(): readonly string[] {
  const { items } = useServices<SupportServices>().device;
  const lines = Object.values(items.get(ITEMS.lines) ?? {}).flat();
  const hosts = lines.flatMap((line) => (URL.canParse(line) ? [new URL(line).hostname] : []));
  return [window.location.hostname, ...hosts];
}

/** Shows which domain this page is on, and tells of any other whether it is ours. */
export default function DomainExercise() {
  const { t } = useTranslation('support');
  const own = useOwnHosts();
  const [typed, setTyped] = useState('');
  const verdict = domainVerdict(typed, own);
  return (
    <>
      <p className="text-sm text-muted">{t('exercise.domain.here')}</p>
      <p className="rounded-m bg-sunken p-3 text-lg font-semibold break-all text-text">{own[0]}</p>
      <PastedField
        label={t('exercise.domain.paste')}
        value={typed}
        maxLength={MOST_LETTERS}
        onValueChange={setTyped}
      />
      <Verdict good={verdict === 'own'} bad={verdict === 'lookalike'}>
        {typed.trim() === '' ? undefined : t(`exercise.domain.verdict.${verdict}`)}
      </Verdict>
    </>
  );
}
