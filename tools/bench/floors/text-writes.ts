// Stands for the least a tick can cost: the same cells in the same page, and the texts that change written into them.

/**
 * Puts cells that were drawn once into the page as plain elements.
 * @returns writes texts into the cells, by their places
 */
export function mountBareCells(
  root: HTMLElement,
  html: string,
): (texts: ReadonlyMap<number, string>) => void {
  root.innerHTML = html;
  const nodes = [...root.querySelectorAll('.odds-value')].map((cell) => cell.firstChild);
  return (texts) => {
    for (const [place, text] of texts) {
      const node = nodes[place];
      if (node instanceof Text) node.data = text;
    }
  };
}
