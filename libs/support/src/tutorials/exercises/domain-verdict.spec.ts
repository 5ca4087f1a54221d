import fc from 'fast-check';
import { domainVerdict } from './domain-verdict';

const OWN = ['play.kunyue.example', 'kunyue.example'];

describe('the domain of an address', () => {
  it.each([
    ['https://kunyue.example/mine', 'own'],
    [' kunyue.example ', 'own'],
    ['play.kunyue.example:8443/x', 'own'],
    ['HTTPS://KUNYUE.EXAMPLE', 'own'],
    ['https://kunyue.example.evil.test/', 'lookalike'],
    ['https://kunyue-login.test', 'lookalike'],
    ['https://kunyuc.example', 'lookalike'],
    ['https://kunyue.example@evil.test/', 'lookalike'],
    ['https://kunyuе.example', 'lookalike'],
    ['https://elsewhere.test', 'other'],
    ['javascript:alert(1)', 'unreadable'],
    ['ftp://kunyue.example', 'unreadable'],
    ['kunyue', 'unreadable'],
    ['', 'unreadable'],
  ])('of %s is %s', (typed, verdict) => expect(domainVerdict(typed, OWN)).toBe(verdict));

  it('is never taken for ours by a name of two letters that stands in many', () => {
    expect(domainVerdict('https://sky.test', ['ky.example'])).toBe('other');
    expect(domainVerdict('https://ky.example.evil.test', ['ky.example'])).toBe('lookalike');
  });

  it('throws at nothing that can be pasted, and takes nothing for ours but our hosts', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (typed) => {
        fc.pre(!/kunyue/i.test(typed.normalize('NFKC')));
        expect(domainVerdict(typed, OWN)).not.toBe('own');
      }),
    );
  });
});
