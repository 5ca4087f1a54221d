import type { CallId } from '@heptad/contracts';

type SessionCall = Extract<
  CallId,
  `session.${string}` | `member.${string}` | `captcha.${string}` | `forget.${string}` | `keys.${string}`
>;

/** Who is there and how they prove it. */
export const sessionProse: Readonly<Record<SessionCall, string>> = {
  'session.login':
    'Opens a session. The password is an MD5 value. Refusals 6002…6039, 6501 and 22007 each ask for something else: captcha, slider, a code from phone or e-mail, another device id.',
  'session.logout': 'Ends this session and every venue session of the member.',
  'session.register':
    'Opens an account with some play money to start with, and its first session. The codes that brought the visitor are kept with the member. 7201 when the name is taken.',
  'session.jwt': 'A signed token, good for five minutes, for the login message of the platform socket.',
  'member.info': 'Who is logged in, with masked contact data and what they may do.',
  'captcha.image':
    'A picture of four digits; the header x-code names it. Good for one answer within five minutes.',
  'captcha.sound':
    'Four digits to be heard as beeps (WAV), for who cannot see a picture; the header x-code names them. Good for one answer within five minutes, in the place of a picture’s.',
  'captcha.imageCheck':
    'Checks the digits of a picture. 6024 when they are wrong; the picture is used up either way.',
  'captcha.sliderChallenge':
    'A slider to solve: a picture with a gap and the piece that fits it, as PNG in base64. Where the gap is, nothing but the picture says.',
  'captcha.sliderCheck':
    'Judges where the slider was let go, eight pixels either way, not faster than a hand; a ticket takes one answer, an address ten wrong ones in a quarter of an hour. Gives a token for the login.',
  'captcha.sendCodeOne':
    'Sends a six-digit code to a phone or e-mail, at most one a minute; the panel shows it under operation.',
  'captcha.sendCodeTwo':
    'As sendCodeOne, for a code that is asked for anew; both count towards one time of waiting.',
  'forget.phoneOne':
    'Password reset by phone, first step. Answers alike whether or not name and phone belong together.',
  'forget.phoneTwo': 'Second step: the code that was sent.',
  'forget.phoneThree': 'Third step: the new password. Ends every session of the member.',
  'forget.emailOne':
    'Password reset by e-mail, first step. Answers alike whether or not name and address belong together.',
  'forget.emailTwo': 'Second step: the code that was sent.',
  'forget.emailThree': 'Third step: the new password. Ends every session of the member.',
  'keys.fd': 'Key and iv of the scope fd, base64, AES-256-CBC.',
  'keys.site': 'Key and iv of the scope site.',
  'keys.act': 'Key and iv of the scope act.',
  'keys.siteConfiguration':
    'The same key as the scope site, under the address that the sealed configuration uses.',
};
