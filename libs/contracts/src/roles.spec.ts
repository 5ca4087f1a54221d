import { ALL_CALLS } from './all-calls';

describe('who may call', () => {
  it('ROLE-008 is a guest or a member: no call knows another role, and none is an administrator’s', () => {
    const calls = Object.entries(ALL_CALLS);
    expect(new Set(calls.map(([, { access }]) => access))).toEqual(new Set(['guest', 'member']));
    expect(calls.filter(([id, { path }]) => /admin|manage|backoffice/i.test(id + path))).toEqual([]);
  });
});
