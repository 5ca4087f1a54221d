import { createAuthRequests, type AuthRequestRef } from './auth-requests';

describe('the authRequests where requests wait', () => {
  it('announces what was handed in before anybody listened, and gives each request out once', () => {
    const authRequests = createAuthRequests();
    const refs: AuthRequestRef[] = [];
    authRequests.add({ kind: 'handOver', token: 'tok', answer: jest.fn() });
    const stop = authRequests.onAdded((note) => refs.push(note));
    authRequests.add({ kind: 'logout', answer: jest.fn() });
    expect(refs.map(({ kind }) => kind)).toEqual(['handOver', 'logout']);
    const [first] = refs;
    expect(authRequests.take(first?.id ?? 0)).toMatchObject({ token: 'tok' });
    expect(authRequests.take(first?.id ?? 0)).toBeUndefined();
    stop();
    authRequests.add({ kind: 'logout', answer: jest.fn() });
    expect(refs).toHaveLength(2);
  });

  it('announces numbers and kinds, nothing that must stay secret', () => {
    const authRequests = createAuthRequests();
    const refs: AuthRequestRef[] = [];
    authRequests.onAdded((note) => refs.push(note));
    authRequests.add({ kind: 'handOver', token: 'secret', answer: jest.fn() });
    expect(refs).toEqual([{ id: 1, kind: 'handOver' }]);
  });
});
