import { agents } from '@heptad/contracts';
import { Button, TextArea } from '@heptad/ui-kit';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddAgentDetailsMutation } from '../agents/agents-queries';
import { Failed } from '../agents/failed';
import { LEAST_ABOUT } from './mail-rules';

/** Answers what the operator wanted to know besides (ROUTE-065). */
export function DetailsForm() {
  const { t } = useTranslation('agents');
  const [add, adding] = useAddAgentDetailsMutation();
  const [about, setAbout] = useState('');
  const [tooShort, setTooShort] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const isShort = about.trim().length < LEAST_ABOUT;
    setTooShort(isShort);
    if (!isShort && !adding.isLoading) void add({ about });
  };
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <TextArea
        label={t('form.details')}
        maxLength={agents.ABOUT_LENGTH}
        remainingLabel={(count) => t('form.remaining', { count })}
        rows={4}
        value={about}
        error={tooShort ? t('form.aboutShort', { count: LEAST_ABOUT }) : undefined}
        onChange={({ currentTarget }) => setAbout(currentTarget.value)}
      />
      <Failed error={adding.error} />
      <Button type="submit" size="l" block busy={adding.isLoading}>
        {t('form.send')}
      </Button>
    </form>
  );
}
