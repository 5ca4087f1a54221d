import { errorOf } from '@heptad/api-client/testing';
import type { activity, CallResponse } from '@heptad/contracts';
import type { ActivityHead, Board, BoardStep, PlayResult } from '../activity';

/** Thursday noon in the middle of the run of these fakes' activities. */
export const NOW = Date.parse('2026-11-19T12:00:00+08:00');
export const DAY_MS = 86_400_000;
export const HOUR_MS = 3_600_000;

export type WireActivity = CallResponse<typeof activity.detail>;

export const ok = <Value>(value: Value) => ({ ok: true, value }) as const;
/** An answer that did not come. */
export const failed = (kind: 'http' | 'offline') => ({ ok: false, error: errorOf({ kind }) }) as const;
/** A refusal of the platform. */
export const refused = (code: number, message: string) =>
  ({ ok: false, error: errorOf({ code: String(code), message }) }) as const;

/** What lists show of an activity, but for what a spec says. */
export const headOf = (more: Partial<ActivityHead> = {}): ActivityHead => ({
  id: 'a-1',
  kind: 'pureDisplay',
  category: 'daily',
  title: '示例活动',
  summary: '每天都能参加',
  art: 'gift',
  startsAt: NOW - 3 * DAY_MS,
  endsAt: NOW + 4 * DAY_MS,
  claimableUntil: NOW + 11 * DAY_MS,
  state: 'open',
  waits: 0,
  ...more,
});

/** An activity with a board, as the platform writes it to a member, but for what a spec says. */
export function wireActivity(board: Board, more: Partial<WireActivity> = {}): WireActivity {
  return {
    ...headOf({ kind: board.kind }),
    now: NOW,
    prizes: [],
    turnoverTimes: 3,
    claimRule: 'byMember',
    toClaim: [],
    rules: [{ title: '参与对象', lines: ['账户状态正常的会员均可参加。'] }],
    board,
    ...more,
  };
}

export const stepOf = (more: Partial<BoardStep> = {}): BoardStep => ({
  id: 's-1',
  name: '累计 3 天',
  have: '1',
  target: '3',
  unit: 'count',
  amount: '8.00',
  state: 'open',
  ...more,
});

export const playOf = (more: Partial<PlayResult> = {}): PlayResult => ({
  playNo: 'P1',
  id: 'a-1',
  at: NOW,
  text: '获得 ¥2.00',
  paid: '2.00',
  orderNo: 'O1',
  ...more,
});

export const claimOf = (
  more: Partial<CallResponse<typeof activity.claim>['claim']> = {},
): CallResponse<typeof activity.claim>['claim'] => ({
  orderNo: 'O2',
  id: 'a-1',
  prizeId: 's-1',
  name: '累计 3 天',
  amount: '8.00',
  turnover: '24.00',
  claimedAt: NOW,
  ...more,
});
