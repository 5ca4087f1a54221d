import { Badge, cx, FOCUS_RING, NavigationLink } from '@heptad/ui-kit';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { GameArt } from '../art/game-art';
import { FavouriteStar } from './favourite-star';
import type { HallGame } from './hall';
import type { CardShape } from './use-grid';

export interface GameCardProps {
  readonly game: HallGame;
  /** The address of its sheet. */
  readonly href: string;
  /** The width that the page gives it, CSS pixels. */
  readonly width: number;
  readonly shape: CardShape;
  readonly isNew: boolean;
  /** For those that are seen first. */
  readonly priority?: boolean;
}

/** What stands on the picture: new, part of a jackpot, or under maintenance. */
function Mark({ game, isNew }: Pick<GameCardProps, 'game' | 'isNew'>) {
  const { t } = useTranslation('games');
  const word = !game.provider.open
    ? 'maintenance'
    : isNew
      ? 'chips.new'
      : game.jackpot === undefined
        ? undefined
        : 'chips.jackpot';
  if (word === undefined) return null;
  return (
    <Badge
      tone={word === 'chips.new' ? 'accent' : 'muted'}
      className="absolute top-[6px] left-[6px] max-w-[calc(100%-50px)]"
    >
      {t(word)}
    </Badge>
  );
}

/** A game at a glance; the whole card leads to its sheet. */
export const GameCard = memo(function GameCard({
  game,
  href,
  width,
  shape,
  isNew,
  priority = false,
}: GameCardProps) {
  const { t } = useTranslation('games');
  return (
    <div className="relative min-w-0" data-game={game.id}>
      <NavigationLink
        href={href}
        className={`block overflow-hidden rounded-m bg-raised text-left shadow-1 ${FOCUS_RING}`}
      >
        <GameArt
          game={game}
          width={width}
          shape={shape}
          priority={priority}
          className={cx(!game.provider.open && 'opacity-55 grayscale')}
        />
        <span className="flex h-[46px] flex-col justify-center px-[8px]">
          <span className="truncate text-sm leading-[18px] font-medium text-text">{game.name}</span>
          <span className="truncate text-xs leading-[16px] text-muted tabular-nums">
            {game.provider.name}
            {game.plays > 0 && ` · ${t('plays', { count: game.plays })}`}
          </span>
        </span>
        <Mark game={game} isNew={isNew} />
      </NavigationLink>
      <FavouriteStar
        game={game}
        className="absolute top-0 right-0 rounded-m text-[#ffffff] drop-shadow-[0_1px_3px_rgb(0_0_0/0.75)]"
      />
    </div>
  );
});
