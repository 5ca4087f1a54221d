/** The list with the item of one place moved to another; places beyond the ends mean the ends. */
export function moveItem<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const item = list[from];
  if (item === undefined) return list;
  const others = list.filter((_, index) => index !== from);
  const place = Math.max(0, Math.min(to, others.length));
  return [...others.slice(0, place), item, ...others.slice(place)];
}

/** Where a key moves the item of a place; nothing where the key moves nothing. */
export function placeByKey(key: string, place: number, total: number): number | undefined {
  const to = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 0, End: total - 1 }[key];
  return to === undefined || to < 0 || to >= total || to === place ? undefined : to;
}
