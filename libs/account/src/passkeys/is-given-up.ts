const GIVEN_UP = ['NotAllowedError', 'AbortError'];

/** Whether the member closed the browser's question, or let it run out: browsers do not tell the two apart. */
export const isGivenUp = (error: unknown): boolean => error instanceof Error && GIVEN_UP.includes(error.name);
