import { cx } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { TipState } from './red-list-queries';

const COLOURS: Readonly<Record<TipState, string>> = {
  won: 'text-gain border-current',
  halfWon: 'text-gain border-current border-dashed',
  push: 'text-muted border-line',
  void: 'text-muted border-line',
  open: 'text-muted border-line',
  halfLost: 'text-loss border-current border-dashed',
  lost: 'text-loss border-current',
};

export interface FormMarksProps {
  /** The newest last. */
  readonly form: readonly TipState[];
  /** Shows no more than the latest so many. */
  readonly latest?: number;
}

/** How the latest settled tips ended, one mark each; a half has a dashed edge. */
export function FormMarks({ form, latest = form.length }: FormMarksProps) {
  const { t } = useTranslation('sports');
  return (
    <ol aria-label={t('redList.form.label')} className="m-0 flex min-w-0 list-none gap-1 overflow-hidden p-0">
      {form.slice(-latest).map((state, place) => (
        <li
          key={place}
          className={cx(
            'flex size-[18px] shrink-0 items-center justify-center rounded-s border text-xs leading-none',
            COLOURS[state],
          )}
        >
          <span aria-hidden="true">{t(`redList.mark.${state}`)}</span>
          <span className="sr-only">{t(`redList.state.${state}`)}</span>
        </li>
      ))}
    </ol>
  );
}
