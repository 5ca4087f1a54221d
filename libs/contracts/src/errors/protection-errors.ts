import type { ErrorState } from './error-state';

const row = (id: ErrorState['row'], what: string): ErrorState => ({
  row: id,
  what,
  provoke: {
    by: 'spec',
    why: 'What a member has set is what refuses it: the spec sets it and is refused. The sentence is the platform’s own.',
    spec: 'libs/sandbox/src/protection/serve-protection.spec.ts',
    sees: [],
  },
});

/** Refusals by what a member has set for their own protection (ERR-037…043). */
export const PROTECTION_ERRORS: readonly ErrorState[] = [
  row('ERR-037', '7501 beyond the deposit limit'),
  row('ERR-038', '7502 beyond the loss limit'),
  row('ERR-039', '7503 beyond the stake limit'),
  row('ERR-040', '7504 a time-out runs'),
  row('ERR-041', '7505 self-excluded'),
  row('ERR-042', '7506 a higher limit has not waited its day'),
  row('ERR-043', '7507 no change of the limit waits'),
];
