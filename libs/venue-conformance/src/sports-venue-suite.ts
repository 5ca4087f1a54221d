import { describeBets } from './suites/bets-suite';
import { describeCountedScores } from './suites/counted-score-suite';
import { describeDetail } from './suites/detail-suite';
import { describeFailures } from './suites/failure-suite';
import { describeFavourites } from './suites/favourites-suite';
import { describeLineUps } from './suites/line-up-suite';
import { describeListChanges } from './suites/list-changes-suite';
import { describeLists } from './suites/list-suite';
import { describeStagesAndResults } from './suites/results-suite';
import { describeSelections } from './suites/selection-suite';
import { describeSessions } from './suites/session-suite';
import { describeStatistics } from './suites/statistics-suite';
import { sceneOf, type DescribeSuite } from './suites/suite-scene';
import { describeTimeline } from './suites/timeline-suite';
import type { VenueSubject } from './venue-subject';

const SUITES: readonly DescribeSuite[] = [
  describeLists,
  describeListChanges,
  describeFavourites,
  describeDetail,
  describeSelections,
  describeStagesAndResults,
  describeTimeline,
  describeStatistics,
  describeLineUps,
  describeFailures,
  describeSessions,
  describeBets,
  describeCountedScores,
];

/** Everything an adapter must do, whatever it speaks: see README.md. */
export function describeSportsVenue(subject: VenueSubject): void {
  const scene = sceneOf(subject);
  describe(`${subject.venue} speaks ${subject.family}`, () => {
    for (const describeSuite of SUITES) describeSuite(subject, scene);
  });
}
