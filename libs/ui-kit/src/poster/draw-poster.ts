import { qrGrid } from '../qr-picture/qr-grid';

/** What stands on a poster, line by line. */
export interface PosterWords {
  readonly brand: string;
  readonly codeLabel: string;
  readonly code: string;
  readonly host: string;
  readonly scan: string;
  /** Who may not play, and that it is play money. */
  readonly adults: readonly string[];
}

/** Colours of the brand, as CSS writes them. */
export interface PosterLook {
  readonly head: string;
  readonly onHead: string;
  readonly accent: string;
}

/** Of the picture, in pixels. */
export const POSTER = { width: 720, height: 1080 } as const;

const EDGE = 40;
const CODE_SIDE = 440;
const CODE_TOP = 300;

/**
 * Draws a poster with a link of a member's own: the brand, the code, and the link for a phone's camera, dark on white whatever the theme.
 * @param mark the brand's mark; left out where it could not be had
 */
export function drawPoster(
  context: CanvasRenderingContext2D,
  {
    words,
    look,
    link,
    mark,
  }: {
    readonly words: PosterWords;
    readonly look: PosterLook;
    readonly link: string;
    readonly mark: CanvasImageSource | undefined;
  },
): void {
  const { width, height } = POSTER;
  const middle = width / 2;
  const write = (text: string, y: number, font: string, colour: string): void => {
    context.font = font;
    context.fillStyle = colour;
    context.fillText(text, middle, y, width - 2 * EDGE);
  };
  const family = 'system-ui, "PingFang SC", "Noto Sans SC", sans-serif';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = look.head;
  context.fillRect(0, 0, width, height);
  context.fillStyle = look.accent;
  context.fillRect(0, 0, width, 12);
  if (mark !== undefined) context.drawImage(mark, middle - 48, 56, 96, 96);
  write(words.brand, 200, `700 52px ${family}`, look.onHead);
  write(words.scan, 258, `400 28px ${family}`, look.onHead);
  context.fillStyle = '#fff';
  context.fillRect(middle - CODE_SIDE / 2, CODE_TOP, CODE_SIDE, CODE_SIDE);
  drawCode(context, link);
  write(words.host, 780, `400 28px ${family}`, look.onHead);
  write(`${words.codeLabel} ${words.code}`, 852, `700 44px ${family}`, look.onHead);
  words.adults.forEach((line, place) => write(line, 948 + place * 44, `400 26px ${family}`, look.onHead));
}

function drawCode(context: CanvasRenderingContext2D, link: string): void {
  const grid = qrGrid(link);
  if (grid === undefined) return;
  // Whole pixels a cell: a camera wants sharp edges.
  const cell = Math.floor(CODE_SIDE / grid.length);
  const rest = Math.floor((CODE_SIDE - cell * grid.length) / 2);
  const left = POSTER.width / 2 - CODE_SIDE / 2 + rest;
  context.fillStyle = '#000';
  grid.forEach((row, y) =>
    row.forEach((dark, x) => {
      if (dark) context.fillRect(left + x * cell, CODE_TOP + rest + y * cell, cell, cell);
    }),
  );
}
