import type { StudioProblem } from '../contract';

/** A call that is refused, with the sentence that the page shows. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 404 | 409 | 422 | 507,
    sentence: string,
    readonly problems?: readonly StudioProblem[],
  ) {
    super(sentence);
    this.name = 'Refusal';
  }
}
