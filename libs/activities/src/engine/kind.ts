import type { FeatureRoute, LazyComponent } from '@heptad/feature-module';
import type { ActivitiesServices } from '../services';

/** One kind of activity: what the platform calls it, and its pages, the activity's own one first. Its folder brings one of these. */
export interface ActivityKind {
  /** As the platform and the addresses spell it, such as `signHaveGifts`. */
  readonly name: string;
  readonly routes: readonly [KindRoute, ...KindRoute[]];
}

/** The address of a page of a kind, with or without `:id` (ROUTE-112…146), and its code. */
export interface KindRoute {
  readonly path: string;
  readonly page: LazyComponent;
  /** Needs a member, as a member's own records do. */
  readonly guard?: 'member';
}

/** The routes of all kinds; where one address fits two, the router takes the one without a parameter. */
export function routesOfKinds(kinds: readonly ActivityKind[]): readonly FeatureRoute<ActivitiesServices>[] {
  return kinds.flatMap(({ routes }) => routes);
}

/**
 * The address of an activity's page.
 * @param elsewhere the address for a kind that this build does not know, with `:id`
 */
export function kindPath(
  kinds: readonly ActivityKind[],
  { kind, id }: { readonly kind: string; readonly id: string },
  elsewhere: string,
): string {
  const path = kinds.find(({ name }) => name === kind)?.routes[0].path ?? elsewhere;
  return path.replace(':id', encodeURIComponent(id));
}
