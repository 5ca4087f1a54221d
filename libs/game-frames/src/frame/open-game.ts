import { gamePlay } from '@heptad/contracts';
import type { Entry } from './entry';
import type { FrameTexts } from './frame-texts';
import type { GameKind, GameParts } from './game-kind';
import type { Sender } from './session/send';
import type { OpenedGame } from './session/session-state';

/** Why a game is not to be seen. */
export type Trouble =
  | { readonly kind: 'noSession' }
  | { readonly kind: 'ended'; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'unknownKind' }
  | { readonly kind: 'broken' };

export type Opening =
  { readonly kind: 'opened'; readonly opened: OpenedGame; readonly parts: GameParts } | Trouble;

/** What a game is opened with. */
export interface OpenGameOptions {
  readonly entry: Entry;
  readonly texts: FrameTexts;
  readonly sender: Sender;
  readonly kinds: readonly GameKind[];
}

/** Opens the game of an address and fetches what plays it. Never throws. */
export async function openGame({ entry, texts, sender, kinds }: OpenGameOptions): Promise<Opening> {
  if (entry.token === undefined) return { kind: 'noSession' };
  const answer = await sender(gamePlay.open, { language: entry.language });
  if (!answer.ok)
    switch (answer.failure.kind) {
      case 'ended':
      case 'refused':
        return { kind: answer.failure.kind, message: answer.failure.message };
      case 'unknown':
        return { kind: 'unanswered' };
    }
  const opened = answer.value;
  const kind = kinds.find(({ engines }) => engines.includes(opened.game.engine));
  if (kind === undefined) return { kind: 'unknownKind' };
  try {
    const [parts] = await Promise.all([kind.load(), texts.add(kind.namespace, kind.messages)]);
    return { kind: 'opened', opened, parts };
  } catch {
    return { kind: 'unanswered' };
  }
}
