import { act } from '@testing-library/react';

/** Turns of the microtask queue that the longest chain of ready answers takes, with room to spare. */
const TURNS = 60;

/** Lets every answer that is there already arrive, and what it changes be drawn. No time passes. */
export const settle = (): Promise<void> =>
  act(async () => {
    for (let turn = 0; turn < TURNS; turn += 1) await Promise.resolve();
  });
