import { useLabels } from '@heptad/feature-module';
import { cx, FOCUS_RING } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { GuideFilm } from './brand-guides';

interface FilmStepsProps {
  readonly name: string;
  readonly film: GuideFilm;
  readonly disabled: boolean;
  /** Gets the second at which the step begins. */
  readonly onWatch: (seconds: number) => void;
}

/** The steps of a film as text, each of which can be watched by itself. */
export function FilmSteps({ name, film, disabled, onWatch }: FilmStepsProps) {
  const { t } = useTranslation('support');
  const labels = useLabels();
  return (
    <ol aria-label={t('guides.steps')} className="flex min-w-0 flex-1 flex-col gap-1">
      {film.steps.map(({ id, at }, place) => (
        <li key={id}>
          <button
            type="button"
            disabled={disabled}
            className={cx(
              'flex min-h-11 w-full items-start gap-3 rounded-s py-2 text-left text-text',
              FOCUS_RING,
            )}
            onClick={() => onWatch(at)}
          >
            <span
              aria-hidden="true"
              className="flex size-6 shrink-0 items-center justify-center rounded-full bg-sunken text-xs font-semibold tabular-nums"
            >
              {place + 1}
            </span>
            <span className="min-w-0">{t(`guides.film.${name}.step.${id}`, labels)}</span>
            <span className="sr-only">{t('guides.from', { seconds: Math.round(at) })}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
