import type { BoardStep } from '../activity';
import { SectionCard } from './section-card';
import { StepList } from './step-list';

/** How many steps are done, claimed or not. */
export function doneOf(steps: readonly Pick<BoardStep, 'state'>[]): number {
  return steps.filter(({ state }) => state === 'reached' || state === 'claimed').length;
}

interface StepsCardProps {
  readonly title: string;
  readonly steps: readonly BoardStep[];
  /** How many are done, in words. */
  readonly aside?: string;
}

/** The steps of a board under a title; nothing where there are none. */
export function StepsCard({ title, steps, aside }: StepsCardProps) {
  if (steps.length === 0) return null;
  return (
    <SectionCard title={title} aside={aside}>
      <StepList steps={steps} label={title} />
    </SectionCard>
  );
}
