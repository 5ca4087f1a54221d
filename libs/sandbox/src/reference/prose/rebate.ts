import type { CallId } from '@heptad/contracts';

type RebateCall = Extract<CallId, `rebate.${string}`>;

/** Money back for valid turnover, day by day and by kind of venue. */
export const rebateProse: Readonly<Record<RebateCall, string>> = {
  'rebate.state':
    'Valid turnover and rebate of the day that runs and of those that wait, by kind of venue with the ratio of the grade. A day may be claimed from its end on and is credited by itself at noon of the day after.',
  'rebate.records': 'The days that were credited, the newest first.',
  'rebate.detail':
    'One day with its bets, what each counts and by which part of the rule: whole, half, rest, returned, cashedOut, lowOdds or opposite.',
  'rebate.claim':
    'Pays all days that wait into the centre wallet, each day and kind once: 7405 where none waits, 7404 below the least. Needs an Idempotency-Key.',
  'rebate.claimStatus': 'What became of a claim, asked by its key; known 0 when it never arrived.',
};
