/**
 * Specs only: makes the window as wide as this for media queries that ask for a least width.
 * @param width CSS pixels
 * @returns puts the window back
 */
export function screenWidth(width: number): () => void {
  const screen = jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: width >= Number(/min-width: (\d+)px/.exec(media)?.[1] ?? Infinity),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  return () => screen.mockRestore();
}
