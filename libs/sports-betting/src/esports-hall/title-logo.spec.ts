import { growth } from '@heptad/api-client/testing';
import { logoAddress } from './title-logo';

describe('the address of a title’s logo', () => {
  it.each([
    ['', '/title-leagueBattle.png'],
    ['/logos', '/logos/title-leagueBattle.png'],
    ['/logos/', '/logos/title-leagueBattle.png'],
    ['///', '/title-leagueBattle.png'],
    ['https://img.example/a//', 'https://img.example/a/title-leagueBattle.png'],
    ['//a', '//a/title-leagueBattle.png'],
  ])('CALL-033 below %j is %s', (domain, address) => {
    expect(logoAddress(domain, 'leagueBattle')).toBe(address);
  });

  it.each([
    ['slashes before the end', (size: number) => `${'/'.repeat(size)}a`],
    ['slashes at the end', (size: number) => `a${'/'.repeat(size)}`],
  ])('is no more than 2.5 times as long in the making for twice as many %s', (_, text) => {
    const read = (size: number) => {
      const domain = text(size);
      return () => logoAddress(domain, 'leagueBattle').length;
    };
    expect(growth(read, 512)).toBeLessThan(2.5);
  });
});
