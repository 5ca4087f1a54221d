import { cx, Image } from '@heptad/ui-kit';
import type { HallGame } from '../halls/hall';
import type { CardShape } from '../halls/use-grid';

/** The address of a game's picture, which the platform draws by the game's theme; square. */
export const gameArtPath = (id: string): string => `/act/api/v1/media/game-${encodeURIComponent(id)}.png`;

const WHOLE = { width: '100%' } as const;
/** A sixth is cut away above and below. */
const MIDDLE = { width: '100%', marginTop: '-16.67%' } as const;

export interface GameArtProps {
  readonly game: Pick<HallGame, 'id' | 'art'>;
  /** The width that the page gives it, CSS pixels; the height is the same. */
  readonly width: number;
  /** `wide` shows the middle of it, three by two. */
  readonly shape?: CardShape;
  /** How wide it is by the window's width, where that differs. */
  readonly sizes?: string;
  /** For what is seen first. */
  readonly priority?: boolean;
  readonly className?: string;
}

/** The picture of a game in a square of its own colours, which stand there before it comes and where it does not. */
export function GameArt({
  game: { id, art },
  width,
  shape = 'square',
  sizes,
  priority = false,
  className,
}: GameArtProps) {
  const [first, second] = art.hues;
  return (
    <span
      aria-hidden="true"
      className={cx('block overflow-hidden', shape === 'wide' ? 'aspect-[3/2]' : 'aspect-square', className)}
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
        style={shape === 'wide' ? MIDDLE : WHOLE}
        {...(sizes !== undefined && { sizes })}
      />
    </span>
  );
}
