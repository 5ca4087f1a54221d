import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Why a password may not be chosen: it holds the login name, or is among the first that are tried. */
export type PasswordWeakness = 'name' | 'common';

export interface PasswordJudgement {
  /** From 0, guessed at once, to 4. */
  readonly score: 0 | 1 | 2 | 3 | 4;
  readonly weakness: PasswordWeakness | undefined;
}

/** Below it a password is found within a million guesses, in the order in which they are usually made. */
const LEAST_SCORE = 2;
/** A shorter piece of text stands in many words by chance. */
const LEAST_NAME_LENGTH = 4;

const estimator = new ZxcvbnFactory({
  dictionary: { passwords: dictionary['passwords-common'] },
  graphs: adjacencyGraphs,
});

/**
 * Judges a password that is being chosen.
 * @param name the login name; empty while it is not known
 */
export function judgePassword(password: string, name: string): PasswordJudgement {
  const own = name.trim().toLowerCase();
  const { score } = estimator.check(password, own === '' ? [] : [own]);
  if (own.length >= LEAST_NAME_LENGTH && password.toLowerCase().includes(own))
    return { score: 0, weakness: 'name' };
  return { score, weakness: score < LEAST_SCORE ? 'common' : undefined };
}
