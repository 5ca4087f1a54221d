import { refusalOf } from '../testing/refusals';
import { contactOf } from './contact';

const of = (data?: unknown) =>
  contactOf({ kind: 'identityCheck', reason: 'ip', error: refusalOf(6025, data) });

describe('where the code of a refused login goes to', () => {
  it('OPEN-024 is what the platform says, without what is not bound', () => {
    expect(of({ phone: '138****8008', email: '' })).toEqual({ phone: '138****8008' });
    expect(of({ email: 'de***@example.test' })).toEqual({ email: 'de***@example.test' });
  });

  it.each([undefined, null, [], 'phone', { phone: 138 }])('is nowhere where it says %j', (data) => {
    expect(of(data)).toEqual({});
  });

  it('is nowhere where there was no answer, or no refusal', () => {
    expect(contactOf({ kind: 'loggedIn' })).toEqual({});
    expect(contactOf({ kind: 'failed', error: { kind: 'offline', message: '', call: '/login' } })).toEqual(
      {},
    );
  });
});
