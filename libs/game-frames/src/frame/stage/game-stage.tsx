import { useCallback, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { GameParts } from '../game-kind';
import { TroubleView } from '../parts/trouble-view';
import type { Sender } from '../session/send';
import { createSession, type OpenedGame } from '../session/game-session';
import type { StreamSocket } from '../session/stream-socket';
import { ProofSheet } from '../sheets/proof-sheet';
import { RulesSheet } from '../sheets/rules-sheet';
import type { SiteBridge } from '../site/site-bridge';
import { tones } from '../sounds/sounds';
import { PauseCover } from './pause-cover';
import { TopBar, type SheetName } from './top-bar';
import { useHues } from './use-hues';
import { useSite } from './use-site';

export interface GameStageProps {
  readonly token: string;
  readonly opened: OpenedGame;
  readonly parts: GameParts;
  readonly sender: Sender;
  readonly site: SiteBridge;
  /** How the stream of shared rounds is opened; at the page's own origin where nothing else is said. */
  readonly openSocket?: () => StreamSocket;
}

/** An open game with the bar above it, its sheets and what stands over it. */
export function GameStage({ token, opened, parts, sender, site, openSocket }: GameStageProps): ReactNode {
  const session = useMemo(
    () => createSession({ token, opened, sender, site, ...(openSocket && { openSocket }) }),
    [token, opened, sender, site, openSocket],
  );
  const state = useSyncExternalStore(session.subscribe, session.state);
  const isPaused = useSite(site, session);
  const [areSoundsOn, setSoundsOn] = useState(false);
  const sounds = useMemo(() => tones(() => areSoundsOn), [areSoundsOn]);
  const [sheet, setSheet] = useState<SheetName>();
  const [said, setSaid] = useState('');
  const announce = useCallback((text: string) => setSaid(text), []);
  useHues(opened.game.art.hues);
  useEffect(() => site.tell({ type: 'ready' }), [site]);

  if (state.ended !== undefined && !state.isInRound)
    return <TroubleView trouble={{ kind: 'ended', message: state.ended }} site={site} />;
  return (
    <div className="flex h-full flex-col">
      <TopBar
        opened={opened}
        state={state}
        isEmbedded={site.isEmbedded}
        areSoundsOn={areSoundsOn}
        onSounds={() => setSoundsOn(!areSoundsOn)}
        onSheet={setSheet}
      />
      <main className="relative min-h-0 flex-1">
        <parts.Game
          opened={opened}
          session={session}
          state={state}
          isPaused={isPaused || state.ended !== undefined}
          sounds={sounds}
          announce={announce}
        />
        {isPaused && <PauseCover />}
      </main>
      <p className="sr-only" role="status">
        {said}
      </p>
      {sheet === 'rules' && (
        <RulesSheet
          opened={opened}
          session={session}
          state={state}
          Rules={parts.Rules}
          onClose={() => setSheet(undefined)}
        />
      )}
      {sheet === 'proof' && (
        <ProofSheet
          opened={opened}
          state={state}
          session={session}
          parts={parts}
          onClose={() => setSheet(undefined)}
        />
      )}
    </div>
  );
}
