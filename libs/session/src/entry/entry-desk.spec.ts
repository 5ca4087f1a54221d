import { createEntryDesk, type EntryNote } from './entry-desk';

describe('the desk where wishes wait', () => {
  it('announces what was handed in before anybody listened, and gives each wish out once', () => {
    const desk = createEntryDesk();
    const notes: EntryNote[] = [];
    desk.hand({ kind: 'handOver', token: 'tok', answer: jest.fn() });
    const stop = desk.onHanded((note) => notes.push(note));
    desk.hand({ kind: 'logout', answer: jest.fn() });
    expect(notes.map(({ kind }) => kind)).toEqual(['handOver', 'logout']);
    const [first] = notes;
    expect(desk.take(first?.id ?? 0)).toMatchObject({ token: 'tok' });
    expect(desk.take(first?.id ?? 0)).toBeUndefined();
    stop();
    desk.hand({ kind: 'logout', answer: jest.fn() });
    expect(notes).toHaveLength(2);
  });

  it('announces numbers and kinds, nothing that must stay secret', () => {
    const desk = createEntryDesk();
    const notes: EntryNote[] = [];
    desk.onHanded((note) => notes.push(note));
    desk.hand({ kind: 'handOver', token: 'secret', answer: jest.fn() });
    expect(notes).toEqual([{ id: 1, kind: 'handOver' }]);
  });
});
