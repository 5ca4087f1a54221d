/** What stands in the narrow column of a wide window: small things that are looked at again and again. */
const BESIDE: ReadonlySet<string> = new Set(['balance', 'areas', 'promotions']);
/** What spans a wide window as long as nothing else stands above it. */
const ACROSS: ReadonlySet<string> = new Set(['hero', 'notice']);

export interface SectionColumns<Section> {
  readonly across: readonly Section[];
  readonly main: readonly Section[];
  readonly beside: readonly Section[];
}

/** Shares the sections out over a wide window, each part in the brand's order; with nothing to stand beside, all span it. */
export function sectionColumns<Section extends { readonly id: string }>(
  sections: readonly Section[],
): SectionColumns<Section> {
  const first = sections.findIndex(({ id }) => !ACROSS.has(id));
  const across = first < 0 ? sections : sections.slice(0, first);
  const rest = sections.slice(across.length);
  const main = rest.filter(({ id }) => !BESIDE.has(id));
  const beside = rest.filter(({ id }) => BESIDE.has(id));
  return main.length === 0 || beside.length === 0
    ? { across: sections, main: [], beside: [] }
    : { across, main, beside };
}
