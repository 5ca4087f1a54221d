/** Gives every element a height, which those of specs have not, so that a windowed list shows a window's worth of rows. CSS pixels. */
export function layRowsOut(height: number): void {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
}
