import { LessonExercise } from '@heptad/feature-module';
import { useContext, type ComponentType } from 'react';
import { ComboExample } from './combo-example';
import { HandicapExample, TotalsExample } from './line-lesson';
import { NotationsExample } from './notations-lesson';
import { PayoutExample } from './payout-lesson';
import { SystemsExample } from './systems-lesson';

export { messages } from './strategy-texts';

const EXAMPLES: Readonly<Record<string, ComponentType>> = {
  payout: PayoutExample,
  combo: ComboExample,
  systems: SystemsExample,
  handicap: HandicapExample,
  totals: TotalsExample,
  notations: NotationsExample,
};

/** The worked example that a lesson of another feature wants, to be played with at its place; none for what is no bet. */
export default function LessonExample() {
  const wanted = useContext(LessonExercise);
  if (wanted === undefined || !Object.hasOwn(EXAMPLES, wanted)) return null;
  const Example = EXAMPLES[wanted];
  return Example === undefined ? null : <Example />;
}
