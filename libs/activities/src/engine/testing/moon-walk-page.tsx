import { ActivityPage } from '../frame/activity-page';

/** The page of a kind that only specs know. */
export default function MoonWalkPage() {
  return (
    <ActivityPage kind="pureDisplay" art={null}>
      {() => <p>一步一步走</p>}
    </ActivityPage>
  );
}
