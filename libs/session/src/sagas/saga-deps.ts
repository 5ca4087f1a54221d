import type { Result } from '@heptad/api-client';
import type { AllowList, PageState } from '@heptad/device';
import type { LoginCodeLoader } from '../authentication/login-loader';
import type { Session, SessionDeps } from '../session';
import type { PlatformSocket } from '../socket/platform-socket';
import type { UserInfo } from '../user-info';
import type { PRELOADED_VENUES } from './preload';

/** What the workflows of logging in and out need. */
export interface AuthDeps extends SessionDeps {
  /** Where a partner's visitors log in once, by the site's configuration (OPEN-013). */
  readonly channelLoginAddress: () => string | undefined;
  readonly loadLoginCode: LoginCodeLoader;
}

/** Where the platform socket connects, as far as the platform has said so. */
export interface SocketHost {
  /** Resolves once it is known where to, or that nobody will say. */
  ready(): Promise<void>;
  address(): string | undefined;
  /** Called when the address may be another one. @returns how to stop listening */
  onChange(listener: () => void): () => void;
}

/** What the session's workflows need of the composed app. */
export interface SessionSagaDeps extends AuthDeps {
  readonly session: Session;
  readonly userInfo: UserInfo;
  readonly page: PageState;
  /** Judges addresses that the platform hands out. */
  readonly allowList: AllowList;
  /** Launches a venue ahead in the brand's name (SESSION-007). @param venue as launch calls spell it */
  readonly preloadVenue: (
    venue: (typeof PRELOADED_VENUES)[number],
  ) => Promise<Result<{ readonly url: string; readonly token: string }>>;
  readonly socket: PlatformSocket;
  readonly socketHost: SocketHost;
}
