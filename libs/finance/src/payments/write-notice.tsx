import { errorText } from '@heptad/api-client';
import { defined } from '@heptad/formatting';
import type { WriteProgress, WriteStep } from '@heptad/idempotent-write';
import { ProgressNotice } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';

export interface WriteNoticeProps {
  readonly progress: WriteProgress<unknown, unknown>;
  /** Where the texts of its stages stand. */
  readonly texts: string;
  readonly steps: readonly WriteStep[];
  /** What is said of its end, where that says more than that it has ended. */
  readonly end?: string | undefined;
}

/** Where the last write of a kind stands, in words, with what the member can do about it. Says nothing when there is none. */
export function WriteNotice({ progress, texts, steps, end }: WriteNoticeProps) {
  const { t } = useTranslation('payments');
  if (progress.status === 'idle') return <ProgressNotice />;
  const isUnheard = progress.status === 'undecided' && progress.neverArrived;
  const failure = progress.status === 'failed' ? progress : undefined;
  const reason = failure?.error === undefined ? failure?.message : errorText(failure.error, t);
  return (
    <ProgressNotice
      status={progress.status}
      text={end ?? t(`${texts}.${isUnheard ? 'neverArrived' : progress.status}`)}
      {...defined({ detail: reason })}
      steps={steps.map(({ name, take }) => ({ label: t(name), onPress: take }))}
    />
  );
}
