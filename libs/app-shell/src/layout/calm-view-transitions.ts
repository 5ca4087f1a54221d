type Start = NonNullable<Document['startViewTransition']>;
type Starting = Pick<Document, 'startViewTransition'>;

const calmed = new WeakSet<object>();
const nothing = (): void => undefined;

/**
 * Ignores view transitions that the browser skips: when the next one begins or the tab is hidden, it rejects their promises. Nothing
 * waits for them, so each would be an uncaught error.
 * @returns whether the browser knows passages at all
 */
export function calmViewTransitions(page: Partial<Starting>): boolean {
  const start: Start | undefined = page.startViewTransition?.bind(page);
  if (start === undefined) return false;
  if (calmed.has(page)) return true;
  calmed.add(page);
  page.startViewTransition = (...given) => {
    const passage = start(...given);
    const { ready, finished, updateCallbackDone } = passage;
    return Object.defineProperties(passage, {
      ready: { value: ready.catch(nothing) },
      finished: { value: finished.catch(nothing) },
      updateCallbackDone: { value: updateCallbackDone.catch(nothing) },
    });
  };
  return true;
}
