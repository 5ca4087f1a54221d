import * as v from 'valibot';
import { readRecords } from './records';

const record = v.object({ id: v.number() });
const read = (records: readonly unknown[]) =>
  readRecords(
    records,
    record,
    ({ id }) => (id === 0 ? undefined : { id }),
    ({ id }) => String(id),
  );

describe('reading a list record by record', () => {
  it('drops what makes no sense and keeps each record once, in order', async () => {
    expect(await read([{ id: 2 }, 'x', { id: 1 }, null, { id: 0 }, { id: 2 }])).toEqual({
      kept: [{ id: 2 }, { id: 1 }],
      dropped: 3,
    });
    expect(await read([])).toEqual({ kept: [], dropped: 0 });
  });

  it('lets the page do other things between every few records of a long list', async () => {
    const done: string[] = [];
    const long = read(Array.from({ length: 100 }, (_, index) => ({ id: index + 1 }))).then(({ kept }) => {
      done.push(`list of ${kept.length}`);
    });
    const tap = new Promise<void>((resolve) => {
      setImmediate(() => {
        done.push('tap');
        resolve();
      });
    });
    await Promise.all([long, tap]);
    expect(done).toEqual(['tap', 'list of 100']);
  });
});
