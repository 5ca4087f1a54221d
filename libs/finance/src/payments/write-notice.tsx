import { writeNotice, type WriteProgress, type WriteStep } from '@heptad/idempotent-write';
import { ProgressNotice } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';

export interface WriteNoticeProps {
  readonly progress: WriteProgress<unknown, unknown>;
  /** Where the texts of its stages stand. */
  readonly texts: string;
  readonly steps: readonly WriteStep[];
  /** What is said of its end, where that says more than that it has ended. */
  readonly end?: string | undefined;
  /** It has succeeded, and there was nothing to do. */
  readonly nothing?: boolean;
}

/** Where the last write of a kind stands, in words, with what the member can do about it. Says nothing when there is none. */
export function WriteNotice({ progress, texts, steps, end, nothing = false }: WriteNoticeProps) {
  const { t } = useTranslation('finance');
  return (
    <ProgressNotice
      {...writeNotice(progress, t, { stages: texts, steps: 'step' }, steps, end)}
      {...(nothing && { status: 'nothing' as const })}
    />
  );
}
