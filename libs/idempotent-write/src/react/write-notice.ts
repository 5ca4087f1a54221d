import { errorText } from '@heptad/api-client';
import { defined } from '@heptad/formatting';
import type { WriteProgress } from '../write';
import type { WriteStep } from './use-write-steps';

type Translate = (key: string, values: Readonly<Record<string, string>>) => string;

/** Where the texts of a kind of write stand in a feature's messages. */
export interface WriteTexts {
  /** A text for each status, and `neverArrived` for an undecided one that the platform does not know. */
  readonly stages: string;
  /** A text for each step that is offered. */
  readonly steps: string;
  /** What the texts of the stages name, such as an amount. */
  readonly values?: Readonly<Record<string, string>>;
}

/** What a notice of a write says, as a `ProgressNotice` takes it. */
export interface WriteNotice {
  readonly status?: 'sending' | 'confirming' | 'undecided' | 'succeeded' | 'failed';
  readonly text?: string;
  readonly detail?: string;
  readonly steps?: readonly { readonly label: string; readonly onPress: () => void }[];
}

/**
 * Where a write stands, in words, with what the member can do about it; nothing where there is none.
 * @param end what is said of its end, where that says more than that it has ended
 */
export function writeNotice(
  progress: WriteProgress<unknown, unknown>,
  t: Translate,
  texts: WriteTexts,
  steps: readonly WriteStep[],
  end?: string,
): WriteNotice {
  if (progress.status === 'idle') return {};
  // What the platform still considers has no end either.
  const status = progress.status === 'pending' ? 'confirming' : progress.status;
  const isUnheard = progress.status === 'undecided' && progress.neverArrived;
  const failure = progress.status === 'failed' ? progress : undefined;
  const reason = failure?.error === undefined ? failure?.message : errorText(failure.error, t);
  return {
    status,
    text: end ?? t(`${texts.stages}.${isUnheard ? 'neverArrived' : status}`, { ...texts.values }),
    ...defined({ detail: reason }),
    steps: steps.map(({ name, take }) => ({ label: t(`${texts.steps}.${name}`, {}), onPress: take })),
  };
}
