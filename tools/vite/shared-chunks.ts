import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** A chunk that a build makes of the files named, whoever imports them. */
export interface SharedChunk {
  readonly name: string;
  /** A group takes along what its files stand on; the higher priority has them where two would. */
  readonly priority: number;
  /** Paths from the workspace: of a file, or of a folder where it ends with `/`. `*` is any name. */
  readonly files: readonly string[];
}

const packages = (...names: readonly string[]): string[] => names.map((name) => `node_modules/${name}/`);
const within = (folder: string, ...files: readonly string[]): string[] =>
  files.map((file) => `libs/${folder}/${file}`);

export const SHARED_CHUNKS: readonly SharedChunk[] = [
  {
    // What every page needs from the first byte on; one file that stays cached while features change.
    name: 'vendor',
    priority: 3,
    files: [
      ...packages('react', 'react-dom', 'scheduler', 'react-router', 'react-router-dom'),
      ...packages('@reduxjs', 'redux', 'redux-thunk', 'redux-saga', '@redux-saga', 'react-redux'),
      ...packages(
        'use-sync-external-store',
        'immer',
        'reselect',
        'axios',
        'i18next',
        'react-i18next',
        'valibot',
      ),
    ],
  },
  {
    // The app itself, and small parts that nearly every page shows. Left to itself the bundler makes a chunk of every few of
    // those, each of a few hundred bytes: each costs a request and its name in the lists of what to fetch, and is compressed by
    // itself, worse than beside its like.
    name: 'app',
    priority: 2,
    files: [
      'libs/app-shell/src/start-brand.tsx',
      'libs/*/src/*-module.ts',
      'libs/*/src/*/*-module.ts',
      ...within(
        'ui-kit/src',
        'environment/',
        'first-screen/',
        'styling/',
        'image/',
        'skeleton/',
        'icon-button/',
      ),
      ...within('ui-kit/src', 'visually-hidden/', 'icon/', 'state-message/', 'badge/', 'preview-section/'),
      ...within('finance/src/balance-head', 'balance-texts.ts'),
      ...within(
        'formatting/src',
        'currency-sign.ts',
        'decimal-text.ts',
        'defined.ts',
        'image-widths.ts',
        'money.ts',
        'text.ts',
        'odds.ts',
      ),
      ...within(
        'device/src',
        'own-path.ts',
        'picture-source.ts',
        'bound-address.ts',
        'react/use-stored-item.ts',
        'react/use-balances-visible.ts',
      ),
      'libs/session/src/react/use-is-member.ts',
      // What waits for the code of a write, and whose a write is: the slip has the one, every venue's session the other.
      ...within('idempotent-write/src', 'late-write-saga.ts', 'open-writes-key.ts'),
      'libs/session/src/visitor-mark.ts',
      ...within('contracts/src', 'define-call.ts', 'fields.ts', 'calls/wallet.ts'),
      ...within('venue-gateway/src', 'entities/match.ts', 'entities/sport.ts', 'ports/outcome.ts'),
      ...within(
        'venue-gateway/src',
        'mapping/refusals.ts',
        'mapping/money-text.ts',
        'react/wallet-queries.ts',
      ),
    ],
  },
  {
    // What amounts, odds and lines are calculated and written with: it comes with the first price, slip or form, never before the first paint.
    name: 'decimal',
    priority: 1,
    files: [
      ...packages('decimal.js'),
      ...within(
        'formatting/src',
        'amount.ts',
        'short-money.ts',
        'decimal.ts',
        'money-arithmetic.ts',
        'odds-notations.ts',
        'handicap.ts',
        'stake.ts',
      ),
      ...within('venue-gateway/src/mapping', 'line-label.ts', 'positive-money.ts', 'score-text.ts'),
      'libs/session/src/react/use-currency.ts',
    ],
  },
  { name: 'dayjs', priority: 2, files: ['node_modules/dayjs/dayjs.min.js'] },
  {
    // What dates and durations are read and written with; dayjs itself is a chunk of its own, counted with every page that needs it.
    name: 'dates',
    priority: 1,
    files: [
      ...packages('dayjs/plugin', 'dayjs/locale'),
      ...within('formatting/src', 'dayjs.ts', 'dates.ts', 'durations.ts'),
      ...within('ui-kit/src/calendar', 'calendar-date.ts'),
    ],
  },
  {
    // Matches and their prices as they are asked for, and the slip they go into: the home page needs it, and every page of sports.
    name: 'prices',
    priority: 0,
    files: [
      ...within('sports-betting/src/match', 'match-shape.ts', 'list-queries.ts', 'every-page.ts'),
      ...within(
        'sports-betting/src/odds-format',
        'odds-format-slice.ts',
        'odds-format-saga.ts',
        'use-odds-type.ts',
      ),
      ...within('sports-betting/src', 'price-board/board-of.ts', 'polling/use-polling.ts'),
      ...within('sports-betting/src/venue-choice', 'venue-order.ts', 'use-venue-order.ts'),
      ...within('sports-betting/src/bet-slip', 'slip-slice.ts', 'slip-sagas.ts', 'ui/slip-when-used.tsx'),
    ],
  },
  {
    // What shows a match and its prices, once the home page has been painted, and on every page of sports.
    name: 'cards',
    priority: 0,
    files: [
      ...within('sports-betting/src/match-card', 'match-card.tsx', 'column-names.tsx'),
      ...within('sports-betting/src/match-card', 'match-link.tsx', 'price-column.tsx'),
      'libs/sports-betting/src/odds-cell/odds-cell.tsx',
      ...within('sports-betting/src/match', 'match-path.ts', 'match-stages.ts', 'score-line.tsx'),
      ...within('sports-betting/src/match', 'serving-mark.tsx', 'team-line.tsx'),
      ...within('sports-betting/src/crests', 'crest.ts', 'team-crest.tsx'),
    ],
  },
  {
    // What the sports page asks for while its own code is on the way, and what it and its rail read of its address.
    name: 'lists',
    priority: 0,
    files: [
      ...within(
        'sports-betting/src/match-list',
        'prefetch-lists.ts',
        'use-likely-list.ts',
        'league-head.tsx',
      ),
      ...within('sports-betting/src/crests', 'league-mark.tsx', 'league-country.ts'),
      ...within('sports-betting/src', 'match/list-choice.ts', 'favourites/favourite-queries.ts'),
      ...within('sports-betting/src/list-tools', 'list-refinement.ts', 'picked.ts'),
    ],
  },
  {
    // The small parts that the sports page shares with its rail, the search and the results.
    name: 'lobby',
    priority: 0,
    files: [
      ...within('sports-betting/src', 'match-list/list-rows.ts', 'match/sport-icon.tsx'),
      ...within('sports-betting/src/venue-choice', 'use-venue-name.ts', 'venue-tabs.tsx'),
      ...within('sports-betting/src/list-tools', 'list-arguments.ts', 'list-days.ts'),
    ],
  },
  {
    // What every venue's adapter stands on: its session, its payloads, and what the wires have in common.
    name: 'venues',
    priority: 0,
    files: [
      ...within('venue-gateway/src/session', 'launch-venue.ts', 'venue-*.ts'),
      'libs/venue-gateway/src/*/*-codec.ts',
      ...within('venue-gateway/src/mapping', 'bet-limits.ts', 'bet-parts.ts', 'build-market.ts'),
      ...within('venue-gateway/src/mapping', 'by-number.ts', 'exchange.ts', 'market-kinds.ts'),
      ...within('venue-gateway/src/mapping', 'half-time.ts', 'lines.ts', 'match-parts.ts', 'orders.ts'),
      ...within('venue-gateway/src/mapping', 'pages.ts', 'stage-scores.ts'),
      ...within('venue-gateway/src/mapping', 'with-response.ts'),
      ...within('crypto/src', 'payload-assembly.ts', 'payload-decoder.ts'),
    ],
  },
  // Crests of matches, marks of payout accounts: whoever draws one needs nothing else of the other.
  { name: 'emblems', priority: 1, files: within('ui-kit/src', 'emblem/') },
  // What every page needs that sends a money write; the first one fetches it.
  { name: 'writes', priority: 0, files: ['libs/idempotent-write/src/'] },
  // What every page with a form needs; the first one fetches it, and it stays cached for the others.
  { name: 'forms', priority: 0, files: packages('react-hook-form', '@hookform') },
  // What every long list needs, on whichever page the first one stands.
  {
    name: 'windows',
    priority: 0,
    files: [...packages('@tanstack'), ...within('ui-kit/src', 'windowed-list/')],
  },
  {
    // What choices of a few stand on, and with them most other controls; the first page that has one fetches it.
    name: 'choices',
    priority: 0,
    files: packages(
      ...['radio', 'radio-group', 'internals/csp-context'].map((part) => `@base-ui/react/${part}`),
    ),
  },
  {
    name: 'strips',
    priority: 1,
    files: within('ui-kit/src', 'tabs/', 'segmented-control/', 'roving-focus/', 'select/'),
  },
];

/** What a name of {@link SharedChunk.files} stands for, in a path that is written with slashes. */
function patternOf(name: string): RegExp {
  const escaped = name.replaceAll(/[.+@]/g, String.raw`\$&`).replaceAll('*', '[^/]+');
  return new RegExp(`(?:^|/)${escaped}${name.endsWith('/') ? '' : '$'}`);
}

/** Whether a module belongs to a shared chunk, by its path. */
export function belongsTo({ files }: Pick<SharedChunk, 'files'>): (module: string) => boolean {
  const patterns = files.map(patternOf);
  return (module) => {
    const path = module.replaceAll('\\', '/');
    return patterns.some((pattern) => pattern.test(path));
  };
}

/** The names, among those of shared chunks, that no file of the workspace has. */
export function namesWithoutFile(workspace: string, chunks: readonly Pick<SharedChunk, 'files'>[]): string[] {
  const libraries = join(workspace, 'libs');
  const sources = !existsSync(libraries)
    ? []
    : readdirSync(libraries, { recursive: true, encoding: 'utf8' }).map(
        (path) => `libs/${path.replaceAll('\\', '/')}`,
      );
  const isThere = (name: string): boolean => {
    if (!name.startsWith('libs/') || name.endsWith('/')) return existsSync(join(workspace, name));
    const pattern = patternOf(name);
    return sources.some((path) => pattern.test(path));
  };
  return chunks.flatMap(({ files }) => files).filter((name) => !isThere(name));
}

/**
 * Makes a build of shared chunks fail where one names what is not there: a file that was moved would silently go into a
 * chunk of its own, or into every page's.
 */
export function sharedChunkNames(workspace: string) {
  return {
    name: 'heptad-shared-chunk-names',
    apply: 'build',
    buildStart() {
      const gone = namesWithoutFile(workspace, SHARED_CHUNKS);
      if (gone.length > 0)
        throw new Error(
          `A shared chunk names ${gone.join(', ')}: no file is there. See tools/vite/shared-chunks.ts.`,
        );
    },
  } satisfies Plugin;
}
