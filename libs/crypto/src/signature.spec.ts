import { md5 } from './md5';
import { saltOf, signature } from './signature';

describe('signature', () => {
  const salts = { '/site': 'a', '/page/fd': 'b', '/yewu': 'c', '/site/api/v2': 'd' };

  it('API-003 the salt is the one of the longest prefix', () => {
    expect(saltOf('/site/api/v1/user/login', salts)).toBe('a');
    expect(saltOf('/site/api/v2/x', salts)).toBe('d');
    expect(saltOf('/yewu12/api', salts)).toBe('c');
    expect(saltOf('/video/v1/x', salts)).toBeUndefined();
  });

  it('API-003 is the time stamp and the MD5 of salt, path, uuid and time stamp (OPEN-016)', () => {
    expect(signature('s', '/p', 'u', 1700000000000)).toBe(`1700000000000.${md5('s/pu1700000000000')}`);
  });
});
