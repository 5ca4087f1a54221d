import { useServices } from '@heptad/feature-module';
import { Button, Card, TextField, TOAST_KIND } from '@heptad/ui-kit';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useBindAgentEmailMutation } from '../agents/agents-queries';
import { Failed } from '../agents/failed';
import type { AgentsServices } from '../services';
import { CodeStep } from './code-step';
import { isCode, isMail, MAIL_LENGTH } from './mail-rules';
import { useMailCode } from './use-mail-code';

/** Another e-mail for an agent, by codes to the present one and to it. @param present masked */
export function BindForm({ present }: { readonly present: string }) {
  const { t } = useTranslation('agents');
  const { toast } = useServices<AgentsServices>();
  const toPresent = useMailCode();
  const toNew = useMailCode();
  const [bind, binding] = useBindAgentEmailMutation();
  const [presentCode, setPresentCode] = useState('');
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<'email' | 'codes'>();

  const order = (): void => {
    setProblem(isMail(email) ? undefined : 'email');
    setCode('');
    if (isMail(email)) void toNew.order({ to: 'new', email });
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const wrong = !isMail(email) ? 'email' : isCode(code) && isCode(presentCode) ? undefined : 'codes';
    setProblem(wrong);
    if (wrong !== undefined || binding.isLoading) return;
    const answer = await bind({ email, code, presentCode });
    setCode('');
    setPresentCode('');
    if (answer.data === undefined) return;
    setEmail('');
    toPresent.forget();
    toNew.forget();
    toast.show({ text: t('bind.done'), kind: TOAST_KIND.success });
  };
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <Card as="section" aria-label={t('bind.present')} className="flex flex-col gap-3">
        <h2 className="text-base font-semibold">{t('bind.present')}</h2>
        <p className="text-sm break-all">{present}</p>
        <CodeStep
          label={t('bind.presentCode')}
          sending={toPresent}
          onOrder={() => void toPresent.order({ to: 'present' })}
          value={presentCode}
          onValueChange={setPresentCode}
        />
      </Card>
      <Card as="section" aria-label={t('bind.new')} className="flex flex-col gap-3">
        <h2 className="text-base font-semibold">{t('bind.new')}</h2>
        <TextField
          label={t('form.email')}
          type="email"
          autoComplete="email"
          maxLength={MAIL_LENGTH}
          value={email}
          error={problem === 'email' ? t('form.emailWrong') : undefined}
          onChange={({ currentTarget }) => {
            setEmail(currentTarget.value);
            toNew.forget();
          }}
        />
        <CodeStep
          label={t('bind.newCode')}
          sending={toNew}
          onOrder={order}
          value={code}
          onValueChange={setCode}
        />
      </Card>
      {problem === 'codes' && (
        <p role="alert" className="text-sm text-danger">
          {t('bind.codesMissing')}
        </p>
      )}
      <Failed error={binding.error} />
      <Button type="submit" size="l" block busy={binding.isLoading}>
        {t('bind.submit')}
      </Button>
    </form>
  );
}
