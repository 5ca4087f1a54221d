import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { seedOf } from '../testing';
import { commitmentOf, isClientSeed, isServerSeed } from './seeds';

describe('a server seed', () => {
  it('is 64 lower-case hex characters', () => {
    expect(isServerSeed('0f'.repeat(32))).toBe(true);
    expect(isServerSeed(seedOf(7))).toBe(true);
  });

  it.each([
    ['is empty', ''],
    ['is too short', '0'.repeat(63)],
    ['is too long', '0'.repeat(65)],
    ['has capital letters', 'AB'.repeat(32)],
    ['has a letter that is no digit', 'g'.repeat(64)],
    ['ends with a new line', `${'0'.repeat(64)}\n`],
    ['is a number', 7],
    ['is nothing', undefined],
  ])('is none when it %s', (_, value) => {
    expect(isServerSeed(value)).toBe(false);
  });
});

describe('a client seed', () => {
  it.each(['a', ' ', '~', 'my lucky seed: 8', 'x'.repeat(64)])('may be “%s”', (seed) => {
    expect(isClientSeed(seed)).toBe(true);
  });

  it.each([
    ['is empty', ''],
    ['is too long', 'x'.repeat(65)],
    ['is not ASCII', '好运'],
    ['has a tab', 'a\tb'],
    ['ends with a new line', 'a\n'],
    ['is a list', ['a']],
    ['is null', null],
  ])('is none when it %s', (_, value) => {
    expect(isClientSeed(value)).toBe(false);
  });
});

describe('the commitment to a server seed', () => {
  it('is the SHA-256 of its characters, as any tool gives it', () => {
    expect(commitmentOf('00'.repeat(32))).toBe(
      '60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55',
    );
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9a-f]{64}$/), (seed) => {
        expect(commitmentOf(seed)).toBe(createHash('sha256').update(seed, 'ascii').digest('hex'));
      }),
    );
  });

  it('is refused for what is no seed', () => {
    expect(() => commitmentOf('secret')).toThrow(RangeError);
  });
});
