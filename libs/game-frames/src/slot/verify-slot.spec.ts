import { verdictOn } from '../frame/sheets/verdict';
import { openedGame } from '../frame/testing/opened-game';
import { slotRound } from './testing/slot-rounds';
import { verifySlot } from './verify-slot';

const opened = openedGame();
const verdict = (changes: object, proof: object = {}) => {
  const round = slotRound(3);
  return verdictOn({ ...round, ...changes, proof: { ...round.proof, ...proof } }, opened, verifySlot);
};

describe('the check of a round in the frame', () => {
  it('holds for a thousand rounds as they were played', () => {
    for (let number = 1; number <= 1_000; number += 1)
      expect(verdictOn(slotRound(number), opened, verifySlot)).toBe('holds');
  });

  it.each([
    ['another win', { win: '99.00' }, {}],
    ['another result', { result: slotRound(4).result }, {}],
    ['a seed that is not the promised one', {}, { serverSeed: 'b'.repeat(64) }],
    ['a seed that is none', {}, { serverSeed: 'xyz' }],
    ['no seed', {}, { serverSeed: undefined }],
    ['another seed of the member', {}, { clientSeed: 'yours' }],
  ])('finds %s', (_, changes, proof) => {
    expect(verdict(changes, proof)).toBe('broken');
  });

  it('says so where the seed alone can be checked', () => {
    expect(verdictOn(slotRound(1), opened, undefined)).toBe('commitmentHolds');
  });
});
