import { useServices } from '@heptad/feature-module';
import { IconButton, copyText } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { FinanceServices } from '../services';

export interface CopyRowProps {
  readonly label: string;
  /** What is shown and copied, to the letter. */
  readonly value: string;
  /** What stands before the value and is not copied: the sign of its currency. */
  readonly sign?: string;
  /** What stands after the value and is not copied, such as a coin's name. */
  readonly unit?: string;
  readonly strong?: boolean;
}

/** A line of a list: a value that has to be right to the last letter, with a button that copies it. */
export function CopyRow({ label, value, sign = '', unit, strong = false }: CopyRowProps) {
  const { t } = useTranslation('finance');
  const { toast } = useServices<FinanceServices>();
  const copy = (): Promise<void> =>
    copyText(value, toast, { copied: t('copy.done', { label }), failed: t('copy.failed') });
  return (
    <li className="flex min-h-[52px] items-center gap-2 py-2 pl-4">
      <div className="min-w-0 flex-1">
        <p className="text-xs text-muted">{label}</p>
        <p
          className={`[overflow-wrap:anywhere] text-text tabular-nums select-text ${strong ? 'text-2xl font-semibold' : 'text-base'}`}
        >
          {sign}
          {value}
          {unit !== undefined && <span className="ml-1 text-sm font-normal text-muted">{unit}</span>}
        </p>
      </div>
      <IconButton
        icon="copy"
        label={t('copy.label', { label })}
        onClick={() => void copy()}
        className="text-link"
      />
    </li>
  );
}
