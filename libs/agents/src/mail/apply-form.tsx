import { agents } from '@heptad/contracts';
import { Button, RadioGroup, TextArea, TextField } from '@heptad/ui-kit';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlanId } from '../agents/agents';
import { useApplyAsAgentMutation } from '../agents/agents-queries';
import { Failed } from '../agents/failed';
import { CodeStep } from './code-step';
import { isCode, isMail, LEAST_ABOUT, MAIL_LENGTH } from './mail-rules';
import { useMailCode } from './use-mail-code';

type Problem = 'email' | 'code' | 'about';

/** Applies to be an agent: the e-mail with its code, a plan, and how the applicant means to bring members (ROUTE-065). */
export function ApplyForm() {
  const { t } = useTranslation('agents');
  const sending = useMailCode();
  const [apply, applying] = useApplyAsAgentMutation();
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const [plan, setPlan] = useState<PlanId>('netWin');
  const [about, setAbout] = useState('');
  const [problem, setProblem] = useState<Problem>();

  const order = (): void => {
    setProblem(isMail(email) ? undefined : 'email');
    setCode('');
    if (isMail(email)) void sending.order({ to: 'new', email });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const wrong = !isMail(email)
      ? 'email'
      : !isCode(code)
        ? 'code'
        : about.trim().length < LEAST_ABOUT
          ? 'about'
          : undefined;
    setProblem(wrong);
    if (wrong === undefined && !applying.isLoading) void apply({ email, code, plan, about });
  };
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <TextField
        label={t('form.email')}
        type="email"
        autoComplete="email"
        maxLength={MAIL_LENGTH}
        value={email}
        error={problem === 'email' ? t('form.emailWrong') : undefined}
        onChange={({ currentTarget }) => {
          setEmail(currentTarget.value);
          sending.forget();
        }}
      />
      <CodeStep
        label={t('code.label')}
        sending={sending}
        onOrder={order}
        value={code}
        onValueChange={setCode}
      />
      <RadioGroup
        label={t('form.plan')}
        value={plan}
        onValueChange={setPlan}
        options={(['netWin', 'turnover'] as const).map((value) => ({
          value,
          label: t(`form.plans.${value}`),
          description: t(`form.planHints.${value}`),
        }))}
      />
      <TextArea
        label={t('form.about')}
        description={t('form.aboutHint')}
        maxLength={agents.ABOUT_LENGTH}
        remainingLabel={(count) => t('form.remaining', { count })}
        rows={4}
        value={about}
        error={problem === 'about' ? t('form.aboutShort', { count: LEAST_ABOUT }) : undefined}
        onChange={({ currentTarget }) => setAbout(currentTarget.value)}
      />
      {problem === 'code' && (
        <p role="alert" className="text-sm text-danger">
          {t(sending.sent ? 'form.codeMissing' : 'form.codeUnsent')}
        </p>
      )}
      <Failed error={applying.error} />
      <Button type="submit" size="l" block busy={applying.isLoading}>
        {t('form.apply')}
      </Button>
    </form>
  );
}
