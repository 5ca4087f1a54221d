import { statementPath } from './statement-path';

describe('address of a statement', () => {
  it('ROUTE-071 is of all wallets, or of the one that is named', () => {
    expect(statementPath()).toBe('/record/transaciton');
    expect(statementPath('center')).toBe('/record/transaciton?wallet=center');
    expect(statementPath('FB')).toBe('/record/transaciton?wallet=FB');
  });

  it('keeps a code that an address cannot hold as it is', () => {
    expect(statementPath('A&B =')).toBe('/record/transaciton?wallet=A%26B+%3D');
  });
});
