import { valibotResolver } from '@hookform/resolvers/valibot';
import { PATHS, useServices } from '@heptad/feature-module';
import type { LoginAnswers, LoginOutcome, PendingLogin } from '@heptad/session';
import { useRef, useState, type RefObject } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useWayBack } from '../entry/use-way-back';
import { usePasskeyLogin, type PasskeyLogin } from '../passkeys/use-passkey-login';
import type { AccountServices } from '../services';
import { captchaFormSchema, loginFormSchema, type LoginFormValues } from './login-rules';
import { nextStep, type NextStep } from './next-step';
import { useCaptchaPicture, type Captcha } from './use-captcha-picture';
import { useSuggestedName } from './use-suggested-name';

/** The login form, and how its tries end. */
export interface Login {
  readonly form: UseFormReturn<LoginFormValues>;
  /** What the platform wants to see with the next try. */
  readonly proof: 'none' | 'picture' | 'slider';
  readonly captcha: Captcha;
  /** What follows from the last try; null before the first. */
  readonly next: NextStep | null;
  /** Takes the focus when the last try was refused. */
  readonly notice: RefObject<HTMLDivElement | null>;
  /** The login that waits for the code that authorises this device. */
  readonly pending: PendingLogin | undefined;
  readonly submit: () => void;
  /** The way in by passkey; undefined where the browser knows none. */
  readonly passkey: PasskeyLogin | undefined;
  /** Tries again with a solved slider. */
  readonly solve: (sliderToken: string) => void;
  readonly showPicture: () => void;
  /** Goes back from the code to the form, which keeps its content. */
  readonly leaveCode: () => void;
}

/** Logs in (ROUTE-013): what was typed stays through every failure, and every failure has a next step. */
export function useLogin(): Login {
  const { session } = useServices<AccountServices>();
  const navigate = useNavigate();
  const { keep, enter } = useWayBack();
  const captcha = useCaptchaPicture();
  const [next, setNext] = useState<NextStep | null>(null);
  const [proof, setProof] = useState<Login['proof']>('none');
  const [authorises, setAuthorises] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  const form = useForm<LoginFormValues>({
    resolver: valibotResolver(proof === 'picture' ? captchaFormSchema : loginFormSchema),
    defaultValues: { name: useSuggestedName(), password: '', remember: true, imageCode: '' },
  });

  async function drawPicture(): Promise<void> {
    form.setValue('imageCode', '');
    await captcha.renew();
  }

  async function showPicture(): Promise<void> {
    setProof('picture');
    await drawPicture();
    form.setFocus('imageCode');
  }

  async function follow(outcome: LoginOutcome): Promise<void> {
    const step = nextStep(outcome);
    setNext(step);
    switch (step.step) {
      case 'enter':
        return enter();
      case 'stay':
        return;
      case 'verify':
        return void navigate(keep(PATHS.identityCheck));
      case 'authorise':
        return setAuthorises(true);
      case 'askPicture':
        return showPicture();
      case 'solveSlider':
        return setProof('slider');
      case 'explain':
      case 'askService':
        // A picture is good for one try, whatever that try came to; so is a slider, asked for again where it is still wanted.
        if (proof === 'picture') await drawPicture();
        else setProof('none');
        notice.current?.focus();
    }
  }

  const attempt = (answers: LoginAnswers): void =>
    void form.handleSubmit(async ({ name, password, remember }) =>
      follow(await session.login({ name, password, remember, ...answers })),
    )();

  return {
    form,
    proof,
    captcha,
    next,
    notice,
    pending: authorises ? session.pendingLogin() : undefined,
    submit: () =>
      attempt(
        proof === 'picture' && captcha.answerable
          ? { imageCode: form.getValues('imageCode').trim(), imageKey: captcha.imageKey }
          : {},
      ),
    passkey: usePasskeyLogin(() => form.getValues('remember'), follow),
    solve(sliderToken) {
      setProof('none');
      attempt({ sliderToken });
    },
    showPicture: () => void showPicture(),
    leaveCode: () => setAuthorises(false),
  };
}
