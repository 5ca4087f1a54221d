import type { AllowList, PageState } from '@heptad/device';
import type { Session, SessionDeps } from '../session';
import type { PlatformSocket } from '../socket/platform-socket';
import type { UserInfo } from '../user-info';

/** What the workflows of logging in and out need. */
export interface EntryDeps extends SessionDeps {
  /** Where a partner's visitors log in once, by the site's configuration (OPEN-013). */
  readonly channelLoginAddress: () => string | undefined;
}

/** What the session's workflows need of the composed app. */
export interface SessionSagaDeps extends EntryDeps {
  readonly session: Session;
  readonly userInfo: UserInfo;
  readonly page: PageState;
  /** Judges addresses that the platform hands out. */
  readonly allowList: AllowList;
  readonly socket: PlatformSocket;
}
