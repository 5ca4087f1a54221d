/**
 * A refusal that the caller is told in its family's envelope, with HTTP 200: the work was not done and nothing of it is kept.
 * @param code the wire code; digits are sent as a number where the family uses numbers
 * @param message what the member reads, Chinese; other languages have it by `platformText`
 * @param data what the envelope carries besides, `null` unless given
 */
export class BusinessError extends Error {
  override readonly name = 'BusinessError';

  constructor(
    readonly code: number | string,
    message: string,
    readonly data: unknown = null,
  ) {
    super(message);
  }
}
