import type { Generated, TableStep } from '@heptad/sandbox-ledger';

declare module '@heptad/sandbox-ledger' {
  interface Database {
    /** The seed of the next round of whoever plays a game: drawn, and its digest told, before anything is staked. */
    game_promises: {
      /** A member's id, or the session of a demo. */
      holder: string;
      game: string;
      number: number;
      server_seed: string;
    };
    game_rounds: {
      id: Generated<number>;
      member_id: string;
      /** The caller's own key: a round that is asked for twice is one round. */
      round_key: string;
      game: string;
      area: string;
      engine: string;
      /** The wallet that paid and is paid. */
      wallet: string;
      state: 'open' | 'settled' | 'void';
      stake_minor: bigint;
      /** Everything that was paid, with what came from a jackpot. */
      win_minor: bigint;
      jackpot_minor: Generated<bigint>;
      started_at: number;
      settled_at: number | null;
      /** JSON in the form of the engine. */
      choice: string;
      result: string | null;
      number: number;
      commitment: string;
      server_seed: string;
      client_seed: string;
      /** 1 once a page has shown it to its end. */
      seen: number;
      /** When a round that came by the clock is settled; null for one that waited for nobody. */
      due_at: number | null;
    };
    /** What the seeds of a game's scheduled rounds come from, and the last round whose seed anybody was told. */
    game_secrets: { game: string; secret: string; told: number };
    game_favourites: { member_id: string; game: string; marked_at: number };
    /** What is left of a demo's money; kept as long as its session. */
    demo_purses: { session: string; balance_minor: bigint; expires_at: number };
    /** What demos have laid on rounds by the clock; kept as long as their purse. */
    demo_rounds: {
      id: Generated<number>;
      session: string;
      game: string;
      number: number;
      commitment: string;
      server_seed: string;
      state: 'open' | 'settled' | 'void';
      stake_minor: bigint;
      win_minor: bigint;
      /** JSON in the form of the engine. */
      choice: string;
      result: string | null;
      started_at: number;
      due_at: number;
      settled_at: number | null;
    };
  }
}

export const gameSteps: readonly TableStep[] = [
  {
    name: '0950_games',
    statements: (dialect) => [
      `CREATE TABLE game_promises (
         holder TEXT NOT NULL, game TEXT NOT NULL, number BIGINT NOT NULL CHECK (number > 0), server_seed TEXT NOT NULL,
         PRIMARY KEY (holder, game))${dialect.keyed}`,
      `CREATE TABLE game_rounds (
         id ${dialect.identity}, member_id TEXT NOT NULL, round_key TEXT NOT NULL,
         game TEXT NOT NULL, area TEXT NOT NULL, engine TEXT NOT NULL, wallet TEXT NOT NULL,
         state TEXT NOT NULL CHECK (state IN ('open', 'settled', 'void')),
         stake_minor BIGINT NOT NULL CHECK (stake_minor > 0), win_minor BIGINT NOT NULL CHECK (win_minor >= 0),
         jackpot_minor BIGINT NOT NULL DEFAULT 0 CHECK (jackpot_minor >= 0),
         started_at BIGINT NOT NULL, settled_at BIGINT, choice TEXT NOT NULL, result TEXT,
         number BIGINT NOT NULL, commitment TEXT NOT NULL, server_seed TEXT NOT NULL, client_seed TEXT NOT NULL,
         seen BIGINT NOT NULL CHECK (seen IN (0, 1)), UNIQUE (member_id, round_key))`,
      `CREATE INDEX game_rounds_by_member ON game_rounds (member_id, started_at)`,
      `CREATE INDEX game_rounds_by_game ON game_rounds (game, started_at)`,
      `CREATE TABLE game_favourites (
         member_id TEXT NOT NULL, game TEXT NOT NULL, marked_at BIGINT NOT NULL,
         PRIMARY KEY (member_id, game))${dialect.keyed}`,
      `CREATE TABLE demo_purses (
         session TEXT PRIMARY KEY, balance_minor BIGINT NOT NULL CHECK (balance_minor >= 0), expires_at BIGINT NOT NULL)${dialect.keyed}`,
    ],
  },
  {
    name: '0952_scheduled_rounds',
    statements: (dialect) => [
      `CREATE TABLE game_secrets (
         game TEXT PRIMARY KEY, secret TEXT NOT NULL, told BIGINT NOT NULL)${dialect.keyed}`,
      `ALTER TABLE game_rounds ADD COLUMN due_at BIGINT`,
      `CREATE INDEX game_rounds_open ON game_rounds (due_at) WHERE state = 'open'`,
    ],
  },
  {
    name: '0954_demo_rounds',
    statements: (dialect) => [
      `CREATE TABLE demo_rounds (
         id ${dialect.identity}, session TEXT NOT NULL, game TEXT NOT NULL, number BIGINT NOT NULL,
         commitment TEXT NOT NULL, server_seed TEXT NOT NULL,
         state TEXT NOT NULL CHECK (state IN ('open', 'settled', 'void')),
         stake_minor BIGINT NOT NULL CHECK (stake_minor > 0), win_minor BIGINT NOT NULL CHECK (win_minor >= 0),
         choice TEXT NOT NULL, result TEXT, started_at BIGINT NOT NULL, due_at BIGINT NOT NULL, settled_at BIGINT,
         UNIQUE (session, commitment))`,
      `CREATE INDEX demo_rounds_open ON demo_rounds (due_at) WHERE state = 'open'`,
    ],
  },
];
