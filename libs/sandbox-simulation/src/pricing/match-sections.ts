import { SPORT_RULES } from '../catalogue/sport-rules';
import { goalSections } from './goal-sections';
import { inningSections } from './inning-sections';
import { pointSections } from './point-sections';
import type { PriceState } from './price-state';
import type { Section } from './sections';
import { setSections } from './set-sections';

/** All sections of a match at one moment, in the order in which they are shown. */
export function matchSections(state: PriceState): readonly Section[] {
  const rules = SPORT_RULES[state.fixture.sport];
  switch (rules.model) {
    case 'goals':
      return goalSections(state, rules);
    case 'points':
      return pointSections(state, rules);
    case 'sets':
      return setSections(state, rules);
    case 'innings':
      return inningSections(state, rules);
  }
}
