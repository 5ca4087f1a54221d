import { useEffect, useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { openGame, type OpenGameOptions, type Opening } from './open-game';
import { ErrorBoundary } from './parts/error-boundary';
import { OpeningView } from './parts/opening-view';
import { TroubleView } from './parts/trouble-view';
import type { SiteBridge } from './site/site-bridge';
import { GameStage } from './stage/game-stage';

export interface FrameProps extends OpenGameOptions {
  readonly site: SiteBridge;
}

/** Everything inside a game's frame: opening, the game, and what is said when it cannot be played. */
export function Frame(props: FrameProps): ReactNode {
  const { texts, site } = props;
  return (
    <I18nextProvider i18n={texts.i18n}>
      <ErrorBoundary otherwise={<TroubleView trouble={{ kind: 'broken' }} site={site} />}>
        <Openings {...props} />
      </ErrorBoundary>
    </I18nextProvider>
  );
}

function Openings({ entry, texts, site, sender, kinds }: FrameProps): ReactNode {
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<Opening>();

  useEffect(() => {
    let isOver = false;
    setResult(undefined);
    void openGame({ entry, texts, sender, kinds }).then((opening) => {
      if (!isOver) setResult(opening);
    });
    return () => {
      isOver = true;
    };
  }, [entry, texts, sender, kinds, attempt]);

  if (result === undefined) return <OpeningView />;
  if (result.kind !== 'opened')
    return <TroubleView trouble={result} site={site} onAgain={() => setAttempt((count) => count + 1)} />;
  return (
    <GameStage
      token={entry.token ?? ''}
      opened={result.opened}
      parts={result.parts}
      sender={sender}
      site={site}
    />
  );
}
