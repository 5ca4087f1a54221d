/** Makes something when it is first asked for, and closes it only where it was made. */
export function onceNeeded<Thing>(make: () => Promise<Thing>, close: (thing: Thing) => Promise<void>) {
  let made: Promise<Thing> | undefined;
  return {
    get: (): Promise<Thing> => (made ??= make()),
    async close(): Promise<void> {
      // What could not be made has told so already, and is not there to be closed.
      const thing = await made?.catch(() => undefined);
      if (thing !== undefined) await close(thing);
    },
  };
}
