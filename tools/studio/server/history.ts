/** What was, what is, and what was undone. */
export interface History<State> {
  readonly past: readonly State[];
  readonly present: State;
  readonly future: readonly State[];
}

const MOST_STEPS = 200;

export const begin = <State>(present: State): History<State> => ({ past: [], present, future: [] });

/** A change; what was undone before it is gone. */
export const change = <State>({ past, present }: History<State>, next: State): History<State> => ({
  past: [...past, present].slice(-MOST_STEPS),
  present: next,
  future: [],
});

/** One step back; the same where there is none. */
export function undo<State>(history: History<State>): History<State> {
  const { past, present, future } = history;
  const before = past.at(-1);
  return before === undefined
    ? history
    : { past: past.slice(0, -1), present: before, future: [present, ...future] };
}

/** One step forward again; the same where there is none. */
export function redo<State>(history: History<State>): History<State> {
  const { past, present, future } = history;
  const [next, ...rest] = future;
  return next === undefined ? history : { past: [...past, present], present: next, future: rest };
}
