import { PATHS, useBack, useGuardedCommand } from '@heptad/feature-module';
import type { Money } from '@heptad/formatting';
import { useCurrency } from '@heptad/session';
import { Skeleton } from '@heptad/ui-kit';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FavouriteStar } from '../halls/favourite-star';
import { subjectOfMoney } from './game-money';
import { PlayBar } from './play-bar';
import { MoneyNotice } from './money-notice';
import { PlayFailed, PlayTaken } from './play-end';
import { PlayFrame } from './play-frame';
import { playAddress, type PlayAddress } from './play-path';
import type { PlayState } from './play-state';
import { SessionFigures } from './session-figures';
import { useFullScreen } from './use-full-screen';
import { useGameName } from './use-game-name';
import type { VenueWallet } from './use-venue-wallet';
import { useVisit, type VisitOrder } from './use-visit';

export interface PlayRoomProps {
  readonly address: PlayAddress;
  /** Undefined until the member has chosen what goes along. */
  readonly order: VisitOrder | undefined;
  readonly wallet: VenueWallet | undefined;
  /** Stands where the game will be until that is known. */
  readonly children: ReactNode;
}

/** A venue's own page takes the place of this one; the way back leads here again. */
function Away({ url }: { readonly url: string }) {
  const { t } = useTranslation('games');
  useEffect(() => window.location.replace(url), [url]);
  return <p className="p-6 text-center text-sm text-muted">{t('playPage.away')}</p>;
}

/** A game with our own bar over it, and whatever stands in its place while it does not run (VENUE-017). */
export function PlayRoom({ address, order, wallet, children }: PlayRoomProps) {
  const { t } = useTranslation('games');
  const { enName, game, demo } = address;
  const room = useRef<HTMLDivElement>(null);
  const back = useBack(PATHS.home);
  const { send, isLost } = useGuardedCommand();
  const currency = useCurrency();
  const name = useGameName(game) ?? t('playPage.game');
  const { id, play, retry, keepMoney } = useVisit(order);
  const fullScreen = useFullScreen(room);
  const balance = play?.balance ?? wallet?.balance;
  const transfer = async (): Promise<void> => {
    // The page may have gone before the command is through.
    keepMoney(true);
    const order = { channel: wallet?.channel, returnTo: playAddress(address) };
    if (!(await send('transfer.open', order))) keepMoney(false);
  };
  return (
    <div ref={room} className="flex h-dvh flex-col overflow-hidden bg-surface text-text">
      <PlayBar
        name={name}
        balance={balance}
        currency={wallet?.currency ?? currency}
        demo={demo}
        onBack={back}
        {...(!demo && { onTransfer: () => void transfer() })}
        {...(fullScreen !== undefined && { fullScreen })}
      >
        {game !== undefined && <FavouriteStar game={{ id: game, name }} className="shrink-0 rounded-pill" />}
        {!demo && <SessionFigures currency={currency} lastRound={play?.lastRound} />}
      </PlayBar>
      <main className="relative min-h-0 flex-1 overflow-y-auto">
        {order === undefined ? (
          <div className="p-4">{children}</div>
        ) : (
          <Standing
            id={id}
            play={play}
            name={name}
            wallet={wallet?.balance}
            onRetry={retry}
            onLeave={back}
            money={(direction) => (
              <MoneyNotice subject={subjectOfMoney({ direction, channel: enName })} currency={currency} />
            )}
          />
        )}
      </main>
      {isLost && (
        <p
          role="alert"
          className="shrink-0 px-4 pt-2 pb-[calc(8px+var(--inset-bottom,0px))] text-center text-sm text-danger"
        >
          {t('playPage.notOpened')}
        </p>
      )}
    </div>
  );
}

interface StandingProps {
  readonly id: string;
  readonly play: PlayState | undefined;
  readonly name: string;
  readonly wallet: Money | undefined;
  readonly onRetry: () => void;
  readonly onLeave: () => void;
  /** Where money stands that goes along or comes back. */
  readonly money: (direction: 'in' | 'back') => ReactNode;
}

/** The game, or how far it is, or why it is not there. */
function Standing({ id, play, name, wallet, onRetry, onLeave, money }: StandingProps) {
  const { t } = useTranslation('games');
  const stage = play?.stage;
  switch (stage?.step) {
    case 'opening':
    case 'playing':
      return (
        <PlayFrame
          key={stage.url}
          visit={id}
          title={name}
          url={stage.url}
          origin={stage.origin}
          playing={stage.step === 'playing'}
          wallet={wallet}
          balance={play?.balance}
          onLeave={onLeave}
        />
      );
    case 'away':
      return <Away url={stage.url} />;
    case 'failed':
      return (
        <PlayFailed failure={stage.failure} onRetry={onRetry} onLeave={onLeave}>
          {money('back')}
        </PlayFailed>
      );
    case 'taken':
      return (
        <PlayTaken because={stage.because} onLeave={onLeave}>
          {money('back')}
        </PlayTaken>
      );
    case 'money':
      return <div className="p-4">{money('in')}</div>;
    default:
      return (
        <div role="status" className="absolute inset-0 p-4">
          <span className="sr-only">{t('playPage.opening')}</span>
          <Skeleton className="size-full rounded-l" />
        </div>
      );
  }
}
