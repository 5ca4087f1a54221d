import fc from 'fast-check';
import { begin, change, redo, undo } from './history';

type Step = number | 'undo' | 'redo';
const step: fc.Arbitrary<Step> = fc.oneof(fc.nat(), fc.constantFrom('undo' as const, 'redo' as const));
const take = (steps: readonly Step[]) =>
  steps.reduce(
    (history, each) =>
      each === 'undo' ? undo(history) : each === 'redo' ? redo(history) : change(history, `n${String(each)}`),
    begin('start'),
  );

it('undoes every change, back to the beginning, and does all of them again', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 150 }), (changes) => {
      const done = take(changes);
      const undone = changes.reduce((history) => undo(history), done);
      expect(undone.present).toBe('start');
      expect(changes.reduce((history) => redo(history), undone)).toEqual(done);
    }),
  );
});

it('does an undone step again wherever it stands', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 100 }), (steps) => {
      const history = take(steps);
      if (history.past.length > 0) expect(redo(undo(history))).toEqual(history);
      else expect(undo(history)).toBe(history);
    }),
  );
});

it('forgets what was undone once something else is changed', () => {
  const history = change(undo(change(begin('a'), 'b')), 'c');
  expect(history).toEqual({ past: ['a'], present: 'c', future: [] });
  expect(redo(history)).toBe(history);
});
