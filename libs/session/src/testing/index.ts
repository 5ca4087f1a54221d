export { fakeMember } from './fake-member';
export { fakeSession } from './fake-session';
