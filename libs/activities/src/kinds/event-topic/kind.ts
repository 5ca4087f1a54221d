import { PATHS } from '@heptad/feature-module';
import type { ActivityKind } from '../../engine/kind';

/** Event topic: matches of a topic, with steps of turnover on their sport (ROUTE-141). */
export const eventTopic: ActivityKind = {
  name: 'eventTopic',
  routes: [{ path: PATHS.activityEventTopicById, page: () => import('./event-topic-page') }],
};
