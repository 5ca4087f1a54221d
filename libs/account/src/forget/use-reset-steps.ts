import { RETURN_PARAMETER } from '@heptad/feature-module';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** The steps to a new password, in order. */
export const RESET_STEPS = ['contact', 'code', 'password'] as const;

const STEP_PARAMETER = 'step';

export interface ResetSteps {
  /** The index of the one that is shown. */
  readonly step: number;
  /** What a step is shown in; its first field has the focus after a change of step. */
  readonly panel: RefObject<HTMLDivElement | null>;
  /** @param replace takes the present step out of the browser's history */
  readonly goTo: (step: number, replace?: boolean) => void;
  /** To the step before, as the browser's Back does. */
  readonly goBack: () => void;
}

/** The steps as entries of the browser's history. An address that names a step which was not reached yet shows the last reached one. */
export function useResetSteps(): ResetSteps {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [reached, setReached] = useState(0);
  const panel = useRef<HTMLDivElement>(null);
  const wanted = Number(query.get(STEP_PARAMETER) ?? 1) - 1;
  const step = Math.max(0, Math.min(reached, Number.isInteger(wanted) ? wanted : 0));
  const shown = useRef(step);
  useEffect(() => {
    // The step's first field is where the visitor goes on, not where a first visit begins.
    if (shown.current !== step)
      panel.current?.querySelector<HTMLElement>('form input:not([hidden])')?.focus();
    shown.current = step;
  }, [step]);
  return {
    step,
    panel,
    goTo(next, replace = false) {
      const returnTo = query.get(RETURN_PARAMETER);
      const search = new URLSearchParams({
        ...(returnTo !== null && { [RETURN_PARAMETER]: returnTo }),
        [STEP_PARAMETER]: String(next + 1),
      });
      setReached(next);
      void navigate({ search: search.toString() }, { replace });
    },
    goBack: () => void navigate(-1),
  };
}
