import { Button, RadioGroup, TextField } from '@heptad/ui-kit';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Failed } from '../protection/failed';
import { EXCLUSION_TERMS, type ExclusionTerm } from '../protection/protection';
import { ProtectionPage } from '../protection/protection-page';
import { useExcludeMutation } from '../protection/protection-queries';
import { RestCard } from '../protection/rest-card';
import { RestMeaning } from './rest-meaning';

/** The words that are to be typed; the same whatever spaces surround them. */
function isTyped(text: string, words: string): boolean {
  return text.trim().toLocaleLowerCase() === words.toLocaleLowerCase();
}

function ExclusionForm() {
  const { t } = useTranslation('protection');
  const [term, setTerm] = useState<ExclusionTerm>();
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const [exclude, excluding] = useExcludeMutation();
  const words = t('exclusion.words');
  const typed = isTyped(text, words);
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (!typed || term === undefined) return;
    const { error } = await exclude({ term });
    if (error !== undefined) return;
    setText('');
    setTried(false);
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
      <RadioGroup
        label={t('exclusion.howLong')}
        options={EXCLUSION_TERMS.map((value) => ({ value, label: t(`exclusion.terms.${value}`) }))}
        value={term ?? null}
        onValueChange={setTerm}
        error={tried && term === undefined ? t('exclusion.chooseTerm') : undefined}
      />
      <TextField
        label={t('exclusion.type', { words })}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        autoComplete="off"
        error={tried && !typed ? t('exclusion.notTyped', { words }) : undefined}
      />
      <Failed error={excluding.error} />
      <Button type="submit" block busy={excluding.isLoading}>
        {t('exclusion.begin')}
      </Button>
    </form>
  );
}

/** Self-exclusion (ROLE-012): its meaning for open bets and money first, then its length, confirmed by typing. */
export default function ExclusionPage() {
  const { t } = useTranslation('protection');
  return (
    <ProtectionPage title={t('exclusion.title')}>
      {({ rest }) => (
        <>
          {rest !== undefined && <RestCard rest={rest} />}
          <p className="text-sm text-muted">{t('exclusion.intro')}</p>
          <RestMeaning kind="exclusion" />
          <ExclusionForm />
        </>
      )}
    </ProtectionPage>
  );
}
