/** How an answer is packed while it is sent, the best first. */
const OF_ANSWERS = ['br', 'gzip'] as const;

export type AnswerEncoding = (typeof OF_ANSWERS)[number];

/** The best way to pack an answer that a browser takes. @param accepted its `Accept-Encoding` */
export const acceptedEncoding = (accepted: string | undefined): AnswerEncoding | undefined =>
  bestOf(OF_ANSWERS, accepted);

/**
 * The best of some ways to pack that a client takes.
 * @param offered the best first @param accepted the client's `Accept-Encoding`
 */
export function bestOf<Encoding extends string>(
  offered: readonly Encoding[],
  accepted = '',
): Encoding | undefined {
  const names = accepted
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.trim().split(';', 1)[0]?.trim().toLowerCase());
  return offered.find((encoding) => names.includes(encoding));
}
