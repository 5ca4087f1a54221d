import fc from 'fast-check';
import { createClock } from './clock';
import { keepAttribution, readEntryQuery, sourceType, withoutToken } from './entry-query';
import { ITEMS } from './items';
import { createStoredItems } from './stored-items';

const newItems = () => createStoredItems(null, createClock());

describe('entry query', () => {
  it('SHELL-011 reads every parameter in its exact spelling', () => {
    const query = readEntryQuery(
      '?isApp=1&appType=ios&isDark=1&appVersion=3.4.1&isiphonex=1&invite_code=A1&i_code=B2&type=x%20y',
    );
    expect(query).toEqual({
      isApp: true,
      isDark: true,
      isIphoneX: true,
      isWebClip: false,
      isPartner: false,
      appType: 'ios',
      appVersion: '3.4.1',
      inviteCode: 'A1',
      agentCode: 'B2',
      type: 'x y',
    });
  });

  it('SHELL-011 does not take another spelling', () => {
    const query = readEntryQuery('?isapp=1&isIphoneX=1&inviteCode=A1');
    expect(query.isApp).toBe(false);
    expect(query.isIphoneX).toBe(false);
    expect(query.inviteCode).toBeUndefined();
  });

  it('SHELL-012 keeps type as it came', () => {
    expect(readEntryQuery('?type=7').type).toBe('7');
  });

  it('SHELL-013 passes appType through and turns isiphonex on', () => {
    expect(readEntryQuery('?appType=android&isiphonex=true')).toMatchObject({
      appType: 'android',
      isIphoneX: true,
    });
  });

  it('reads r_code and r_bet as well (OPEN-033)', () => {
    expect(readEntryQuery('?r_code=R1&r_bet=9')).toMatchObject({ recommendCode: 'R1', recommendBet: '9' });
  });

  it('leaves out values of 100 KB and values that no code can be', () => {
    const huge = 'x'.repeat(100_000);
    const query = readEntryQuery(`?type=${huge}&invite_code=${huge}&i_code=<script>&appVersion=abc`);
    expect(query).toEqual({
      isApp: false,
      isDark: false,
      isIphoneX: false,
      isWebClip: false,
      isPartner: false,
    });
  });

  it('never throws and never pollutes a prototype', () => {
    readEntryQuery('?__proto__=1&__proto__[isApp]=1&constructor=2');
    expect(({} as { isApp?: unknown }).isApp).toBeUndefined();
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (search) => {
        readEntryQuery(search);
      }),
    );
  });

  it('takes the token out of the address and leaves the rest', () => {
    expect(withoutToken('https://a.example/p?x=1&token=abc#h')).toBe('https://a.example/p?x=1#h');
    expect(withoutToken('https://a.example/p?x=%20')).toBe('https://a.example/p?x=%20');
  });
});

describe('attribution', () => {
  it('ROLE-006 is ordinary, agent by i_code, recommend by r_code, which outweighs', () => {
    const items = newItems();
    expect(sourceType(items)).toBe('ordinary');
    keepAttribution(readEntryQuery('?i_code=A'), items);
    expect(sourceType(items)).toBe('agent');
    keepAttribution(readEntryQuery('?r_code=R'), items);
    expect(sourceType(items)).toBe('recommend');
  });

  it('STORE-007 keeps what an agent’s link vouches with, and refuses what is too long or no text', () => {
    const items = newItems();
    keepAttribution(readEntryQuery('?agent_verify=Zm9v%2Bcg%3D%3D'), items);
    expect(items.get(ITEMS.agentVerify)).toBe('Zm9v+cg==');
    for (const wrong of ['', 'x'.repeat(100_000), 'a%20b', '%E4%BB%A3'])
      keepAttribution(readEntryQuery(`?agent_verify=${wrong}`), items);
    expect(items.get(ITEMS.agentVerify)).toBe('Zm9v+cg==');
  });

  it('SESSION-021 STORE-008 OPEN-013 a partner’s link marks its visitor once, and not again after the detour', () => {
    const items = newItems();
    keepAttribution(readEntryQuery('?isMY=0'), items);
    expect(items.get(ITEMS.partnerChannel)).toBeUndefined();
    keepAttribution(readEntryQuery('?isMY=1'), items);
    expect(items.get(ITEMS.partnerChannel)).toBe('yes');
    items.set(ITEMS.partnerChannel, 'used');
    keepAttribution(readEntryQuery('?isMY=1'), items);
    expect(items.get(ITEMS.partnerChannel)).toBe('used');
  });

  it('keeps what is stored when the address brings no code', () => {
    const items = newItems();
    keepAttribution(readEntryQuery('?invite_code=A'), items);
    keepAttribution(readEntryQuery(''), items);
    expect(items.get(ITEMS.inviteCode)).toBe('A');
  });
});
