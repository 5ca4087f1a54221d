import type { ExportState } from '@heptad/file-export';
import { Progress } from '@heptad/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface ExportProgressProps {
  readonly state: Extract<ExportState, { readonly step: 'running' }>;
  readonly words: string;
}

/** How far an export is. */
export default function ExportProgress({ state: { done, all }, words }: ExportProgressProps): ReactNode {
  const { t } = useTranslation('records');
  return (
    <Progress
      className="flex-1"
      label={t(`${words}.running`)}
      value={all === null ? null : done}
      max={all ?? 1}
      valueText={t(`${words}.progress`, { done, all: all ?? 0 })}
    />
  );
}
