import type { Result } from '@heptad/api-client';

/** What opens at a venue that is not our own page (CALL-014). */
export interface GameLaunchRequest {
  readonly enName: string;
  readonly gameCode?: string;
  readonly name?: string;
  /** Where the game's back button leads. */
  readonly callBackAddress?: string;
  /** Let the platform bring the centre wallet's money along. */
  readonly bringMoney?: boolean;
}

export interface GameLaunch {
  /** Checked against the deployment's list of origins; safe to open in a frame. */
  readonly url: string;
  readonly origin: string;
  /** The venue opens in a page of its own, not in a frame. */
  readonly ownPage?: true;
}

export interface GameVenue {
  /** Opens a game; an address outside the allow list is a `malformed` error, never handed on. */
  launch(request: GameLaunchRequest): Promise<Result<GameLaunch>>;
  /** Opens a game's demo, for whoever looks on (CALL-016); an address is bound as that of a launch. */
  demo(request: Pick<GameLaunchRequest, 'enName' | 'gameCode'>): Promise<Result<GameLaunch>>;
}
