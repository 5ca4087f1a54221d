import { fetchPart, useAppContext, useEntryPath, useServices } from '@heptad/feature-module';
import { useCurrency, useIsMember } from '@heptad/session';
import { Badge, BottomSheet, Button } from '@heptad/ui-kit';
import { tabFamily } from '@heptad/venue-gateway';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { GameArt } from '../art/game-art';
import { FavouriteStar } from '../halls/favourite-star';
import type { HallGame } from '../halls/hall';
import { playAddress } from '../play/play-path';
import type { GamesServices } from '../services';
import { gameFacts } from './game-facts';
import { JackpotRule } from './jackpot-rule';

const ART = 96;

function Head({ game }: { readonly game: HallGame }) {
  const { t } = useTranslation('games');
  const { name, en, provider } = game;
  return (
    <div className="flex items-center gap-[12px]">
      <GameArt game={game} width={ART} priority className="w-[96px] shrink-0 rounded-m" />
      <div className="min-w-0 flex-1">
        <p className="text-lg font-semibold break-words text-text">{name}</p>
        {en !== name && <p className="truncate text-sm text-muted">{en}</p>}
        <p className="mt-[4px] flex flex-wrap items-center gap-[6px] text-sm text-muted">
          {provider.name}
          {provider.official && <Badge tone="accent">{t('official')}</Badge>}
          {!provider.open && <Badge tone="warning">{t('maintenance')}</Badge>}
        </p>
      </div>
      <FavouriteStar game={game} className="self-start rounded-m text-accent" />
    </div>
  );
}

/** Fetches the page that plays games while a sheet is read, so that a tap on the way in waits for the game alone. */
function usePlayPage(): void {
  const { addMessages } = useAppContext();
  useEffect(() => {
    // Without it here, the way in asks for it.
    fetchPart('games', () => import('../play/play-page'), addMessages).catch(() => undefined);
  }, [addMessages]);
}

/** The ways into a game; guests are led to log in for play with money. */
function Ways({ game }: { readonly game: HallGame }) {
  const { t } = useTranslation('games');
  const isMember = useIsMember();
  const navigate = useNavigate();
  const entryPath = useEntryPath();
  usePlayPage();
  if (!game.provider.open) return <p className="text-center text-sm text-warning">{t('closed')}</p>;
  const placed = { enName: game.provider.venue, game: game.id };
  const play = playAddress({ ...placed, demo: false });
  return (
    <div className="flex gap-[10px]">
      <Button
        variant="secondary"
        className="flex-1"
        onClick={() => void navigate(playAddress({ ...placed, demo: true }))}
      >
        {t('tryIt')}
      </Button>
      <Button className="flex-1" onClick={() => void navigate(isMember ? play : entryPath(play))}>
        {t(isMember ? 'play' : 'loginToPlay')}
      </Button>
    </div>
  );
}

export interface GameSheetProps {
  readonly game: HallGame | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A game's sheet: its figures, its rules in words, and the ways into it (SHELL-003…007). */
export default function GameSheet({ game, open, onClose }: GameSheetProps) {
  const { t } = useTranslation('games');
  const { language } = useServices<GamesServices>();
  const currency = useCurrency();
  if (game === undefined) return null;
  const family = tabFamily(game.provider.venue);
  return (
    <BottomSheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={game.name}
      hideTitle
      closeLabel={t('close')}
      footer={<Ways game={game} />}
    >
      <div className="flex flex-col gap-[16px]">
        <Head game={game} />
        <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-m bg-line sm:grid-cols-3">
          {gameFacts(game, { t, language: language.current(), currency }).map(({ name, value }) => (
            <div key={name} className="bg-raised px-[10px] py-[8px] last:odd:col-span-full">
              <dt className="text-xs text-muted">{name}</dt>
              <dd className="text-sm font-medium break-words text-text tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        <section aria-labelledby="game-rules">
          <h3 id="game-rules" className="text-base font-semibold text-text">
            {t('rulesTitle')}
          </h3>
          <p className="mt-[4px] text-sm leading-relaxed text-muted">{t(`rules.${game.engine}`)}</p>
          {game.jackpot !== undefined && <JackpotRule code={game.jackpot} />}
        </section>
        <div className="text-xs text-muted">
          <p>
            {family === undefined ? t('wallet.own') : t('wallet.shared', { family: t(`families.${family}`) })}
          </p>
          <p>{t('playMoney')}</p>
        </div>
      </div>
    </BottomSheet>
  );
}
