import fc from 'fast-check';
import * as v from 'valibot';
import { contactSchemas, resetPasswordSchema } from '../forget/forget-rules';
import { isNewPassword } from './new-password';
import { captchaRegisterSchema, registerFormSchema } from './register-rules';

const good = {
  name: 'newcomer1',
  password: 'Abcd1234',
  again: 'Abcd1234',
  inviteCode: '',
  imageCode: '',
  agreed: true,
};
/** The first message of each field that is not accepted. */
function refused(schema: v.GenericSchema, input: unknown): Record<string, string> {
  const result = v.safeParse(schema, input);
  const entries = (result.issues ?? []).map((issue) => [v.getDotPath(issue) ?? '', issue.message] as const);
  return Object.fromEntries([...entries].reverse());
}

describe('a new password', () => {
  it.each(['Abcd123', 'Abcd12345678x', 'abcdefgh', '12345678', 'Abcd 1234', 'Abcd-1234', '密码Abcd1234', ''])(
    'OPEN-065 is not %p',
    (password) => expect(isNewPassword(password)).toBe(false),
  );
  it.each(['Abcd1234', 'a2345678', 'ABCDEFGHIJK1'])('OPEN-065 may be %p', (password) =>
    expect(isNewPassword(password)).toBe(true),
  );

  it('OPEN-065 has 8 to 12 letters and digits, at least one of each, and nothing else', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 16 }), (text) => {
        const letters = [...text].filter((sign) => /[A-Za-z]/.test(sign)).length;
        const digits = [...text].filter((sign) => /[0-9]/.test(sign)).length;
        const allowed =
          text.length >= 8 && text.length <= 12 && letters + digits === text.length && letters * digits > 0;
        expect(isNewPassword(text)).toBe(allowed);
      }),
    );
  });
});

describe('the registration’s checks', () => {
  it('FORMAT-017 takes what keeps to the bounds', () => {
    expect(refused(registerFormSchema, good)).toEqual({});
    expect(v.parse(registerFormSchema, { ...good, name: ' newcomer1 ' }).name).toBe('newcomer1');
  });

  it('names everything that is missing at once', () => {
    const nothing = { name: ' ', password: '', again: '', inviteCode: '', imageCode: '', agreed: false };
    expect(refused(captchaRegisterSchema, nothing)).toEqual({
      name: 'register.nameMissing',
      password: 'password.missing',
      again: 'password.againMissing',
      imageCode: 'login.captchaMissing',
      agreed: 'register.agreeFirst',
    });
  });

  it.each(['abc', '1abcd', 'has space', 'twelveletter', 'da-sh', '中文名字'])(
    'OPEN-065 refuses the account %p',
    (name) =>
      expect(refused(registerFormSchema, { ...good, name })).toEqual({ name: 'register.nameOutOfBounds' }),
  );

  it('says at the repetition that the two differ, also while something else is wrong', () => {
    expect(refused(registerFormSchema, { ...good, name: '', again: 'Abcd1235' })).toEqual({
      name: 'register.nameMissing',
      again: 'password.different',
    });
    expect(refused(resetPasswordSchema, { password: 'Abcd1234', again: 'abcd1234' })).toEqual({
      again: 'password.different',
    });
  });

  it('takes codes of letters, digits, underscores and hyphens, 64 at most', () => {
    expect(refused(registerFormSchema, { ...good, inviteCode: ' A_b-9 ' })).toEqual({});
    expect(refused(registerFormSchema, { ...good, inviteCode: '<b>' })).toEqual({
      inviteCode: 'register.inviteOutOfBounds',
    });
    expect(refused(registerFormSchema, { ...good, inviteCode: 'x'.repeat(65) })).toEqual({
      inviteCode: 'login.tooLong',
    });
  });
});

describe('where a reset’s code goes to', () => {
  it('OPEN-065 is a phone number of 11 digits or an e-mail address; the other way is not judged', () => {
    const { phone, email } = contactSchemas;
    expect(refused(phone, { name: 'demo01', phone: '13800138001', email: '?' })).toEqual({});
    expect(refused(email, { name: 'demo01', phone: '?', email: ' demo01@example.test ' })).toEqual({});
    for (const wrong of ['1380013800', '138001380011', '23800138001', '1380013800a'])
      expect(refused(phone, { name: 'demo01', phone: wrong, email: '' })).toEqual({
        phone: 'forget.phoneOutOfBounds',
      });
    for (const wrong of ['demo01', 'demo01@', '@example.test', 'a b@example.test'])
      expect(refused(email, { name: 'demo01', phone: '', email: wrong })).toEqual({
        email: 'forget.emailOutOfBounds',
      });
    expect(refused(phone, { name: '', phone: '', email: '' })).toEqual({
      name: 'login.nameMissing',
      phone: 'forget.phoneMissing',
    });
  });
});
