import { refuseChanges, type Generated, type TableStep } from '@heptad/sandbox-ledger';

declare module '@heptad/sandbox-ledger' {
  interface Database {
    /** Each time a member has agreed to automatic transfer or taken it back; the newest counts. */
    auto_transfer_choices: { id: Generated<number>; member_id: string; enabled: number; chosen_at: number };
    /** What a member had in all wallets when a day of theirs ended, minor units. A day that is over changes no more. */
    daily_closings: {
      member_id: string;
      currency: string;
      time_zone: string;
      day: string;
      closing_minor: bigint;
    };
  }
}

export const walletOverviewSteps: readonly TableStep[] = [
  {
    name: '0710_wallet_overview',
    statements: (dialect) => [
      `CREATE TABLE auto_transfer_choices (
         id ${dialect.identity}, member_id TEXT NOT NULL REFERENCES members (id),
         enabled BIGINT NOT NULL CHECK (enabled IN (0, 1)), chosen_at BIGINT NOT NULL)`,
      `CREATE INDEX auto_transfer_choices_by_member ON auto_transfer_choices (member_id, id)`,
      `CREATE TABLE daily_closings (
         member_id TEXT NOT NULL REFERENCES members (id), currency TEXT NOT NULL, time_zone TEXT NOT NULL, day TEXT NOT NULL,
         closing_minor BIGINT NOT NULL CHECK (closing_minor >= 0),
         PRIMARY KEY (member_id, currency, time_zone, day))${dialect.keyed}`,
      ...['auto_transfer_choices', 'daily_closings'].flatMap((table) => refuseChanges(dialect, table)),
    ],
  },
];
