// Five hundred cells that tick: the product's own on the price board, or bare ones, for a bench to measure from outside.
import 'virtual:brand.css';
import { STARTED } from '@heptad/brand-config';
import { flushSync } from 'react-dom';
import { mountBareCells } from '../../floors/text-writes';
import { keyOfPlace, mountBoard } from './board';
import { CELLS, createCourse, createListCourse, LOOKED_AT, type Course } from './odds-of-tick';

/** The board gets what a list's answer brings: all prices, the unchanged ones too. */
const FRESH_FOR_MS = 60_000;
/** Enough for every cell to have moved once where one in ten moves. */
const WARM_UP_TICKS = 11;

const element = document.getElementById('root');
if (element === null) throw new Error('The page has no root.');
const root: HTMLElement = element;
root.style.cssText = 'display:grid;grid-template-columns:repeat(5,1fr);gap:2px';

const frame = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));

interface Runner {
  tick(): void;
  end(): void;
}

function boardRunner(
  course: ReturnType<typeof createCourse | typeof createListCourse>,
  cells: number = CELLS,
): Runner & { html(): string } {
  const { board, unmount } = mountBoard(root, cells);
  const apply = (): void =>
    board.apply(
      course.prices.map((odds, place) => ({
        key: keyOfPlace(place),
        odds,
        locked: false,
        wire: { id: place },
      })),
      Date.now(),
      FRESH_FOR_MS,
    );
  flushSync(apply);
  return {
    tick() {
      course.next();
      apply();
    },
    end: unmount,
    html: () => root.innerHTML,
  };
}

function bareRunner(course: ReturnType<typeof createCourse>, kind: Course): Runner {
  const drawn = boardRunner(createCourse(kind));
  const html = drawn.html();
  drawn.end();
  const write = mountBareCells(root, html);
  return {
    tick() {
      write(new Map([...course.next()].map((place) => [place, course.prices[place] ?? ''])));
    },
    end: () => root.replaceChildren(),
  };
}

const idleRunner: Runner = { tick: () => undefined, end: () => undefined };

let current: Runner = idleRunner;

const ticking = {
  /** Puts one kind of cells into the page and lets it warm up. */
  async mount(cells: 'board' | 'bare', kind: Course): Promise<number> {
    current.end();
    const course = createCourse(kind);
    current = cells === 'board' ? boardRunner(course) : bareRunner(course, kind);
    await ticking.run(WARM_UP_TICKS);
    return root.querySelectorAll('.odds-value').length;
  },
  /** Puts what is seen of a list of so many matches into the page, and lets it warm up. */
  async mountList(matches: number): Promise<number> {
    current.end();
    current = boardRunner(createListCourse(matches), LOOKED_AT.cells);
    await ticking.run(WARM_UP_TICKS);
    return root.querySelectorAll('.odds-value').length;
  },
  /** Ticks once in each frame. */
  async run(ticks: number): Promise<void> {
    for (let count = 0; count < ticks; count += 1) {
      current.tick();
      await frame();
    }
  },
  /** Lets as many frames pass without a tick. */
  async rest(frames: number): Promise<void> {
    for (let count = 0; count < frames; count += 1) await frame();
  },
};

declare global {
  var ticking: {
    mount(cells: 'board' | 'bare', kind: Course): Promise<number>;
    mountList(matches: number): Promise<number>;
    run(ticks: number): Promise<void>;
    rest(frames: number): Promise<void>;
  };
}
globalThis.ticking = ticking;
// The head is a brand's: it loads a page anew that has not said so by the end of its loading.
document.documentElement.dataset[STARTED] = '';
