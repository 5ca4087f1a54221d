import { refuseChanges } from '@heptad/sandbox-ledger';
import type { Generated, TableStep } from '@heptad/sandbox-ledger';

declare module '@heptad/sandbox-ledger' {
  interface Database {
    /** Members who are agents, or were. */
    agents: {
      member_id: string;
      /** Capital letters and digits. */
      code: string;
      plan: string;
      email: string;
      currency: string;
      since: number;
      /** From when on the code brings nobody and bets do not count. */
      ended_at: number | null;
      /** The first month that is not settled, `YYYY-MM`. */
      next_month: string;
      /** When that month ends, sandbox ms. */
      due_at: number;
      /** From when on bets are not reckoned yet: the beginning of the first month that was carried over, or of the next one. */
      span_from: number;
      /** A result below zero that goes over, minor units; never above zero. */
      carry_minor: bigint;
    };
    agent_applications: {
      id: Generated<number>;
      member_id: string;
      email: string;
      plan: string;
      /** How the applicant means to bring members. */
      about: string;
      state: string;
      /** Why it was refused, or what is wanted besides; empty where nothing was said. */
      note: string;
      created_at: number;
      decided_at: number | null;
    };
    /** When members ordered codes: see `mail-codes.ts`. */
    agent_code_orders: { member_id: string; ordered_at: number };
    /** Devices that an agent or applicant was seen with: who registers on one is not brought. */
    agent_devices: { member_id: string; uuid: string };
    /** Who was brought by whom. Written once with the registration; never changed. */
    agent_members: { member_id: string; agent_id: string; source: string; joined_at: number };
    /** The months of agents: each once, which the database itself holds. */
    agent_months: {
      agent_id: string;
      month: string;
      brought: number;
      active: number;
      state: string;
      turnover_minor: bigint;
      net_minor: bigint;
      carried_in_minor: bigint;
      /** Hundredths of a per cent. */
      rate: number;
      commission_minor: bigint;
      carried_out_minor: bigint;
      settled_at: number;
    };
  }
}

/** Agents, their applications, the members whom they have brought and their commission. */
export const agentSteps: readonly TableStep[] = [
  {
    name: '0760_agents',
    statements: (dialect) => [
      `CREATE TABLE agents (
         member_id TEXT PRIMARY KEY REFERENCES members (id), code TEXT NOT NULL UNIQUE,
         plan TEXT NOT NULL CHECK (plan IN ('netWin', 'turnover')), email TEXT NOT NULL UNIQUE, currency TEXT NOT NULL,
         since BIGINT NOT NULL, ended_at BIGINT, next_month TEXT NOT NULL, due_at BIGINT NOT NULL, span_from BIGINT NOT NULL,
         carry_minor BIGINT NOT NULL CHECK (carry_minor <= 0))`,
      `CREATE INDEX agents_by_due ON agents (due_at)`,
      `CREATE TABLE agent_applications (
         id ${dialect.identity}, member_id TEXT NOT NULL REFERENCES members (id), email TEXT NOT NULL,
         plan TEXT NOT NULL CHECK (plan IN ('netWin', 'turnover')), about TEXT NOT NULL,
         state TEXT NOT NULL CHECK (state IN ('applied', 'moreWanted', 'approved', 'refused')), note TEXT NOT NULL,
         created_at BIGINT NOT NULL, decided_at BIGINT)`,
      `CREATE INDEX agent_applications_by_member ON agent_applications (member_id, id)`,
      `CREATE UNIQUE INDEX agent_applications_open ON agent_applications (member_id) WHERE state IN ('applied', 'moreWanted')`,
      `CREATE TABLE agent_code_orders (member_id TEXT NOT NULL REFERENCES members (id), ordered_at BIGINT NOT NULL)`,
      `CREATE INDEX agent_code_orders_by_member ON agent_code_orders (member_id, ordered_at)`,
      `CREATE TABLE agent_devices (
         member_id TEXT NOT NULL REFERENCES members (id), uuid TEXT NOT NULL, PRIMARY KEY (member_id, uuid))${dialect.keyed}`,
      `CREATE TABLE agent_members (
         member_id TEXT PRIMARY KEY REFERENCES members (id), agent_id TEXT NOT NULL REFERENCES agents (member_id),
         source TEXT NOT NULL CHECK (source IN ('recommend', 'agent', 'invite')), joined_at BIGINT NOT NULL,
         CHECK (member_id <> agent_id))`,
      `CREATE INDEX agent_members_by_agent ON agent_members (agent_id, joined_at)`,
      `CREATE TABLE agent_months (
         agent_id TEXT NOT NULL REFERENCES agents (member_id), month TEXT NOT NULL, brought BIGINT NOT NULL,
         active BIGINT NOT NULL, state TEXT NOT NULL CHECK (state IN ('carried', 'reckoned')), turnover_minor BIGINT NOT NULL,
         net_minor BIGINT NOT NULL, carried_in_minor BIGINT NOT NULL CHECK (carried_in_minor <= 0), rate BIGINT NOT NULL,
         commission_minor BIGINT NOT NULL CHECK (commission_minor >= 0),
         carried_out_minor BIGINT NOT NULL CHECK (carried_out_minor <= 0), settled_at BIGINT NOT NULL,
         PRIMARY KEY (agent_id, month))${dialect.keyed}`,
      ...['agent_members', 'agent_months'].flatMap((table) => refuseChanges(dialect, table)),
    ],
  },
];
