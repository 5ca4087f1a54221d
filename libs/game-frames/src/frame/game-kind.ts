import type { ComponentType } from 'react';
import type { MessageLoaders } from './frame-texts';
import type { GameSession, OpenedGame, SessionState } from './session/game-session';
import type { Sounds } from './sounds/sounds';

/** What a game of a kind is given. */
export interface GameProps {
  readonly opened: OpenedGame;
  readonly session: GameSession;
  /** As it is now: the component is drawn again when it changes. */
  readonly state: SessionState;
  /** Something stands over the game, or its session has ended: nothing may be begun or staked. */
  readonly isPaused: boolean;
  readonly sounds: Sounds;
  /** Says a sentence to screen readers. */
  readonly announce: (text: string) => void;
}

/** What the sheets of rules and proof are given. */
export type RulesProps = Pick<GameProps, 'opened' | 'session'>;

/** What a kind of game is made of. */
export interface GameParts {
  readonly Game: ComponentType<GameProps>;
  /** How it is played and what it pays; the frame adds return, volatility, limits and the greatest win. */
  readonly Rules: ComponentType<RulesProps>;
  /** What proves its rounds, in place of the frame's own sheet: rounds that many play at once are not proven by a seed of the member's. */
  readonly Proof?: ComponentType<RulesProps>;
  /**
   * Whether a settled round comes out of its seeds as the platform said; undefined where this kind has no such check.
   * Throws where seeds or result are no such.
   */
  readonly verify?: (round: OpenedRound, opened: OpenedGame) => boolean;
}

export type OpenedRound = NonNullable<OpenedGame['unseen']>;

/** A kind of game. Its parts and texts are fetched when a game of it is opened. */
export interface GameKind {
  readonly engines: readonly OpenedGame['game']['engine'][];
  /** Of its texts. */
  readonly namespace: string;
  readonly messages: MessageLoaders;
  readonly load: () => Promise<GameParts>;
}
