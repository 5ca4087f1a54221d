import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { runnerImport, type Plugin, type UserConfig } from 'vite';
import type * as BrandPlugin from './brand-plugin';
import { leanPackages } from './lean-packages.mjs';
import { PLAYER_ALIAS, WORKSPACE_ALIAS } from './workspace-alias.mjs';

const WORKSPACE = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** What every page needs from the first byte on; one file that stays cached while features change. */
const VENDOR =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|cookie|@reduxjs|redux|redux-thunk|redux-saga|@redux-saga|react-redux|use-sync-external-store|immer|reselect|axios|i18next|react-i18next|valibot)[\\/]/;

/**
 * The app itself, and small parts that nearly every page shows. Left to itself the bundler makes a chunk of every few of
 * those, each of a few hundred bytes: each costs a request and its name in the lists of what to fetch, and is compressed
 * by itself, worse than beside its like.
 */
const APP = new RegExp(
  [
    String.raw`[\\/]libs[\\/]app-shell[\\/]src[\\/]start-brand\.tsx$`,
    String.raw`[\\/]libs[\\/][^\\/]+[\\/]src[\\/]([^\\/]+[\\/])?[^\\/]+-module\.ts$`,
    String.raw`[\\/]libs[\\/]ui-kit[\\/]src[\\/](environment|styling|image|skeleton|icon-button|visually-hidden|icon|state-message|badge|preview-section)[\\/]`,
    String.raw`[\\/]libs[\\/]finance[\\/]src[\\/](finance-messages|balance-card[\\/]use-balances-visible)\.ts$`,
    String.raw`[\\/]libs[\\/]formatting[\\/]src[\\/](decimal-text|defined|image-widths|money|text|odds)\.ts$`,
    String.raw`[\\/]libs[\\/]device[\\/]src[\\/](own-path|bound-address|react[\\/]use-stored-item)\.ts$`,
    String.raw`[\\/]libs[\\/]session[\\/]src[\\/]react[\\/]use-is-member\.ts$`,
    String.raw`[\\/]libs[\\/]contracts[\\/]src[\\/](define-call|fields|calls[\\/]wallet)\.ts$`,
    String.raw`[\\/]libs[\\/]venue-gateway[\\/]src[\\/](entities[\\/](match|sport)|mapping[\\/](refusals|money-text)|ports[\\/]outcome|react[\\/]wallet-queries)\.ts$`,
  ].join('|'),
);

/** What amounts, odds and lines are calculated with: it comes with the first price, slip or form, never before the first paint. */
const DECIMALS = new RegExp(
  [
    String.raw`[\\/]node_modules[\\/]decimal\.js[\\/]`,
    String.raw`[\\/]libs[\\/]formatting[\\/]src[\\/](decimal|money-arithmetic|odds-notations|handicap)\.ts$`,
    String.raw`[\\/]libs[\\/]venue-gateway[\\/]src[\\/]mapping[\\/](line-label|positive-money)\.ts$`,
  ].join('|'),
);

/** What dates and durations are read and written with; dayjs itself is a chunk of its own, counted with every page that needs it. */
const DATES = new RegExp(
  [
    String.raw`[\\/]node_modules[\\/]dayjs[\\/](plugin|locale)[\\/]`,
    String.raw`[\\/]libs[\\/]formatting[\\/]src[\\/](dayjs|dates|durations)\.ts$`,
  ].join('|'),
);

const DAYJS = /[\\/]node_modules[\\/]dayjs[\\/]dayjs\.min\.js$/;

/** Matches and their prices as they are asked for, and the slip they go into: the home page needs it, and every page of sports. */
const PRICES = new RegExp(
  String.raw`[\\/]libs[\\/]sports-betting[\\/]src[\\/](${[
    String.raw`match[\\/](match-shape|list-queries|every-page)`,
    String.raw`odds-format[\\/](odds-format-(slice|saga)|use-odds-type)`,
    String.raw`price-board[\\/]board-of`,
    String.raw`polling[\\/]use-polling`,
    String.raw`venue-choice[\\/](use-)?venue-order`,
    String.raw`bet-slip[\\/](slip-slice|slip-sagas|ui[\\/]slip-when-used)`,
  ].join('|')})\.tsx?$`,
);

/** What shows a match and its prices, once the home page has been painted, and on every page of sports. */
const CARDS =
  /[\\/]libs[\\/]sports-betting[\\/]src[\\/](match-card[\\/]match-card|match[\\/](match-path|match-stages|score-line|serving-mark|team-line)|odds-cell[\\/]odds-cell)\.tsx?$/;

/** What the sports page asks for while its own code is on the way, and what it and its rail read of its address. */
const LISTS =
  /[\\/]libs[\\/]sports-betting[\\/]src[\\/](match[\\/]list-choice|match-list[\\/](prefetch-lists|use-likely-list|league-head)|list-tools[\\/](list-refinement|picked)|favourites[\\/]favourite-queries)\.tsx?$/;

/** What every venue's adapter stands on: its session, its payloads, and what the wires have in common. */
const VENUES = new RegExp(
  [
    String.raw`[\\/]libs[\\/]venue-gateway[\\/]src[\\/](session[\\/](venue-|launch-venue)|[a-z]+[\\/][a-z]+-codec|mapping[\\/](bet-|build-market|by-number|exchange|match-parts|orders|pages|with-|market-kinds))`,
    String.raw`[\\/]libs[\\/]crypto[\\/]src[\\/]payload-(assembly|decoder)\.ts$`,
  ].join('|'),
);

/** What every page with a form needs; the first one fetches it, and it stays cached for the others. */
const FORMS = /[\\/]node_modules[\\/](react-hook-form|@hookform)[\\/]/;

/** What every page with tabs or a choice of a few needs; the first one fetches it. */
const CHOICES = new RegExp(
  [
    String.raw`[\\/]node_modules[\\/]@base-ui[\\/]react[\\/]esm[\\/](tabs|radio|radio-group|composite)[\\/]`,
    String.raw`[\\/]libs[\\/]ui-kit[\\/]src[\\/](tabs|segmented-control)[\\/]`,
  ].join('|'),
);

/** What every long list needs, on whichever page the first one stands. */
const WINDOWS = /[\\/]node_modules[\\/]@tanstack[\\/]/;

/** The plugins are workspace code and import libraries by their names, which a configuration file alone could not. */
async function brandPlugins(code: string): Promise<Plugin[]> {
  const { module } = await runnerImport<typeof BrandPlugin>(join(WORKSPACE, 'tools/vite/brand-plugin.ts'), {
    configFile: false,
    root: WORKSPACE,
    logLevel: 'error',
    resolve: { alias: [WORKSPACE_ALIAS] },
  });
  const options = { workspace: WORKSPACE, code };
  // The worker's comes last: it tells what is in every file.
  return [module.brandPlugin(options), module.compileHints(), module.siteWorkerPlugin(options)];
}

/**
 * The Vite configuration of a brand's app.
 * @param code of the brand, the name of its folder under `brands/` and under `apps/`
 *
 * Environment of the development server: `PORT` and `HOST` (4200 on 127.0.0.1), `SANDBOX_ORIGIN` (http://127.0.0.1:4600).
 */
export function brandApp(code: string): UserConfig {
  const { PORT = '4200', HOST = '127.0.0.1' } = process.env;
  return {
    root: join(WORKSPACE, 'apps', code),
    cacheDir: join(WORKSPACE, 'node_modules/.vite', code),
    publicDir: false,
    envDir: false,
    clearScreen: false,
    resolve: { alias: [WORKSPACE_ALIAS, PLAYER_ALIAS] },
    plugins: [brandPlugins(code), leanPackages(WORKSPACE), react(), tailwind()],
    server: {
      port: Number(PORT),
      strictPort: true,
      host: HOST,
      allowedHosts: ['.localhost'],
      fs: { allow: [WORKSPACE] },
    },
    // A thread of its own fetches the decompressor in script only where the browser has none.
    worker: { format: 'es' },
    build: {
      outDir: join(WORKSPACE, 'dist/apps', code),
      emptyOutDir: true,
      target: 'es2022',
      sourcemap: false,
      // The shared chunk is measured against its floor by the size check, which knows more than a fixed limit.
      chunkSizeWarningLimit: 700,
      manifest: true,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'vendor', test: VENDOR, priority: 3 },
              // A group takes along what its modules stand on, so the app comes before those that stand on it.
              { name: 'app', test: APP, priority: 2 },
              { name: 'decimal', test: DECIMALS, priority: 1 },
              { name: 'dayjs', test: DAYJS, priority: 2 },
              { name: 'dates', test: DATES, priority: 1 },
              { name: 'prices', test: PRICES },
              { name: 'cards', test: CARDS },
              { name: 'lists', test: LISTS },
              { name: 'venues', test: VENUES },
              { name: 'forms', test: FORMS },
              { name: 'windows', test: WINDOWS },
              { name: 'choices', test: CHOICES },
            ],
          },
        },
      },
    },
  };
}
