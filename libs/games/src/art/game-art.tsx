import { cx, Image } from '@heptad/ui-kit';
import type { HallGame } from '../halls/hall';

/** The address of a game's picture, which the platform draws by the game's theme; square. */
export const gameArtPath = (id: string): string => `/act/api/v1/media/game-${encodeURIComponent(id)}.png`;

export interface GameArtProps {
  readonly game: Pick<HallGame, 'id' | 'art'>;
  /** The width that the page gives it, CSS pixels; the height is the same. */
  readonly width: number;
  /** How wide it is by the window's width, where that differs. */
  readonly sizes?: string;
  /** For what is seen first. */
  readonly priority?: boolean;
  readonly className?: string;
}

/** The picture of a game in a square of its own colours, which stand there before it comes and where it does not. */
export function GameArt({ game: { id, art }, width, sizes, priority = false, className }: GameArtProps) {
  const [first, second] = art.hues;
  return (
    <span
      aria-hidden="true"
      className={cx('block aspect-square overflow-hidden', className)}
      style={{
        background: `linear-gradient(150deg, hsl(${String(first)} 55% 42%), hsl(${String(second)} 60% 24%))`,
      }}
    >
      <Image
        source={gameArtPath(id)}
        alt=""
        width={width}
        height={width}
        priority={priority}
        placeholder={<span />}
        style={{ width: '100%' }}
        {...(sizes !== undefined && { sizes })}
      />
    </span>
  );
}
