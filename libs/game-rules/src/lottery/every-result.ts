/** Every list of numbers of a length, each number from the list; one list that changes. */
export function* everyList(numbers: readonly number[], length: number): Generator<readonly number[]> {
  const list: number[] = [];
  function* from(place: number): Generator<readonly number[]> {
    if (place === length) {
      yield list;
      return;
    }
    for (const number of numbers) {
      list[place] = number;
      yield* from(place + 1);
    }
  }
  yield* from(0);
}

/** Every order of the numbers; one list that changes (Heap). */
export function* everyOrder(numbers: readonly number[]): Generator<readonly number[]> {
  const order = [...numbers];
  const turns = order.map(() => 0);
  yield order;
  for (let place = 1; place < order.length;) {
    const turn = turns[place] ?? 0;
    if (turn === place) {
      turns[place] = 0;
      place += 1;
      continue;
    }
    const other = place % 2 === 0 ? 0 : turn;
    [order[other], order[place]] = [order[place] as number, order[other] as number];
    turns[place] = turn + 1;
    place = 1;
    yield order;
  }
}
