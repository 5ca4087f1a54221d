import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { cx } from '../styling/class-names';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

export interface Step {
  readonly id: string;
  readonly label: ReactNode;
}

export interface StepperProps extends Omit<ComponentPropsWithRef<'ol'>, 'children' | 'aria-label'> {
  /** Names the flow for screen readers. */
  readonly label: string;
  readonly steps: readonly Step[];
  /** The index of the step that is being done; the number of steps when all are done. */
  readonly current: number;
  /** What screen readers say after a step that is behind. */
  readonly doneLabel: string;
}

const MARK =
  'relative z-1 flex size-7 shrink-0 items-center justify-center rounded-full border text-sm font-medium tabular-nums';
const MARKS = {
  done: 'border-accent bg-raised text-accent',
  current: 'border-accent bg-accent text-on-accent',
  ahead: 'border-line bg-raised text-muted',
} as const;
const WORDS = { done: 'text-text', current: 'font-medium text-text', ahead: 'text-muted' } as const;

/** The steps of a flow: done, current, ahead. It only shows them; steps cannot be pressed. */
export function Stepper({ label, steps, current, doneLabel, className, ...rest }: StepperProps) {
  return (
    <ol {...rest} aria-label={label} className={cx('flex min-w-0', className)}>
      {steps.map((step, index) => {
        const state = index < current ? 'done' : index === current ? 'current' : 'ahead';
        return (
          <li
            key={step.id}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
            className={cx(
              'relative flex min-w-0 flex-1 flex-col items-center gap-1 px-1 text-center',
              'not-first:before:absolute not-first:before:top-[13px] not-first:before:right-1/2 not-first:before:left-[-50%] not-first:before:h-[2px]',
              state === 'ahead' ? 'not-first:before:bg-line' : 'not-first:before:bg-accent',
            )}
          >
            <span aria-hidden="true" className={cx(MARK, MARKS[state])}>
              {state === 'done' ? <Icon name="check" className="size-4" /> : index + 1}
            </span>
            <span className={cx('line-clamp-2 max-w-full text-xs break-words', WORDS[state])}>
              {step.label}
            </span>
            {state === 'done' && <VisuallyHidden>{doneLabel}</VisuallyHidden>}
          </li>
        );
      })}
    </ol>
  );
}
