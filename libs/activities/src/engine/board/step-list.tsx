import { formatAmount } from '@heptad/formatting';
import { useCurrency } from '@heptad/session';
import { Badge, NavigationLink, Progress, FOCUS_RING } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { shareOf, shownAmount } from '../../promotions/promotion-rules';
import type { BoardStep } from '../activity';

const TONES = { open: 'muted', reached: 'accent', claimed: 'success', gone: 'muted' } as const;

function StepRow({ step, place }: { readonly step: BoardStep; readonly place: number }) {
  const { t } = useTranslation('activities');
  const currency = useCurrency();
  const { name, have, target, unit, amount, state, path } = step;
  const shown = (value: string): string => shownAmount(value, unit, currency);
  return (
    <li data-state={state} className="relative flex min-w-0 gap-3 pb-5 last:pb-0">
      <span aria-hidden="true" className="flex flex-col items-center">
        <span
          className={`flex size-7 shrink-0 items-center justify-center rounded-pill text-sm font-semibold ${
            state === 'open' || state === 'gone' ? 'bg-sunken text-muted' : 'bg-accent text-on-accent'
          }`}
        >
          {place}
        </span>
        <span className="mt-1 w-px flex-1 bg-line [li:last-child_&]:invisible" />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div className="flex min-w-0 items-start gap-3">
          <span className="min-w-0 flex-1 text-sm leading-7 [overflow-wrap:anywhere] text-text">{name}</span>
          <span className="numeric shrink-0 text-base leading-7 font-semibold text-link">
            {formatAmount(amount, currency)}
          </span>
        </div>
        <Progress
          label={name}
          hideLabel
          value={shareOf(have, target)}
          valueText={`${shown(have)} / ${shown(target)}`}
          tone={state === 'open' || state === 'gone' ? 'accent' : 'success'}
        />
        <div className="flex min-h-6 items-center justify-between gap-3 text-xs text-muted tabular-nums">
          <span>{`${shown(have)} / ${shown(target)}`}</span>
          {state === 'open' && path !== undefined ? (
            <NavigationLink
              href={path}
              className={`relative rounded-s px-1 text-sm text-link after:absolute after:-inset-3 after:content-[""] ${FOCUS_RING}`}
            >
              {t('engine.goThere')}
            </NavigationLink>
          ) : (
            <Badge tone={TONES[state]}>{t(`engine.step.${state}`)}</Badge>
          )}
        </div>
      </div>
    </li>
  );
}

/** The steps of a board, one below the other, each with how far the member is and what it brings. */
export function StepList({ steps, label }: { readonly steps: readonly BoardStep[]; readonly label: string }) {
  return (
    <ol aria-label={label} className="flex flex-col">
      {steps.map((step, place) => (
        <StepRow key={step.id} step={step} place={place + 1} />
      ))}
    </ol>
  );
}
