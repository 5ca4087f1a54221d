import type { CallId } from '@heptad/contracts';

type SessionCall = Extract<
  CallId,
  | `session.${string}`
  | `member.${string}`
  | `memberCentre.${string}`
  | `captcha.${string}`
  | `forget.${string}`
  | `keys.${string}`
  | `loginPassword.${string}`
  | `secondaryPassword.${string}`
  | `push.${string}`
  | `mail.${string}`
  | `devices.${string}`
  | `passkeys.${string}`
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
  'memberCentre.overview':
    'The days since the registration, deposits and withdrawals that wait for an answer, and how many limits of the member’s own hold, whether there is a secondary password.',
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
  'loginPassword.state':
    'Which login password holds, as a name that says nothing of it, how many tries to change it are left, and until when it is locked.',
  'loginPassword.change':
    'Sets another login password, by the present one, ends every other session of the member and forgets their other devices. Five wrong ones close it for 15 minutes (7313). 7211 when it is the present one, 7314 when it is the secondary one, 7212 when the password has been changed since its version was asked for.',
  'loginPassword.verify':
    'Checks the login password or the secondary one of the member who is logged in. Five wrong ones close it for 15 minutes (7313), as with every other use of that password.',
  'secondaryPassword.state':
    'Whether the member has a secondary password, how many tries are left, and until when it is locked.',
  'secondaryPassword.create':
    'Sets the first secondary password, by the login password. Five wrong ones close it for 15 minutes (7313). 7312 where there is one already, 7314 when it is the login password.',
  'secondaryPassword.change':
    'Sets another one, by the present one. Five wrong ones lock it for 15 minutes (7313). 7314 when it is the login password.',
  'secondaryPassword.reset':
    'Sets another one by a code that was sent to the member’s own phone or e-mail, and ends its lock. 7314 when it is the login password.',
  'push.state':
    'The public VAPID key of the deployment, and what the device of an address is told of. Addresses count only where a known push service gives them.',
  'push.subscribe':
    'Has a device told of bets settled, of what is decided of deposits and withdrawals, or of mails, while its session lasts. Ten devices a member; the oldest go first.',
  'push.unsubscribe': 'Sends nothing to the device any more.',
  'mail.list':
    'Mails of a kind, newest first, in the language of Accept-Language; `before` goes on from a mail. With how much of each kind is unread.',
  'mail.detail': 'One mail with its text. A mail of another member is as unknown as one that never was.',
  'mail.read': 'Marks a mail as read. Each open page of the member is told the new count.',
  'mail.readAll': 'Marks the mails of a kind as read, up to the one named; newer ones stay unread.',
  'mail.remove': 'Throws a mail away. It is gone for good fifteen seconds later.',
  'mail.restore': 'Brings a mail back within those fifteen seconds.',
  'devices.list':
    'The member’s open sessions, with browser, system, site and the first part of the address, and the devices that may log in without a code. The time of use is written once a minute.',
  'devices.endSession':
    'Ends another session, which is told by the socket, and closes the member’s venue sessions. What has ended stays so; 4000 for the session that asks.',
  'devices.endOthers': 'Ends all sessions but the one that asks, as endSession does.',
  'devices.forget': 'Takes back the trust in a device; it needs a code again where the account asks for one.',
  'devices.history':
    'The attempts of the last 90 days, good and refused, newest first. Attempts on names that nobody has are nobody’s.',
  'passkeys.list': 'The member’s passkeys, with the host that each is good for.',
  'passkeys.addOptions':
    'By the login password (7308, 7313), what the browser is to be asked: a challenge for one answer within two minutes. 7702 with ten passkeys.',
  'passkeys.add':
    'Checks what the browser has made against challenge, origin and host, and keeps its key. 7701 where anything is wrong.',
  'passkeys.rename': 'Names a passkey.',
  'passkeys.remove': 'Removes a passkey; the password stays a way in.',
  'passkeys.loginOptions':
    'A challenge for one answer within two minutes. It names no passkey: the browser offers those it has for this host.',
  'passkeys.logIn':
    'Opens a session by a passkey: challenge, origin, host, signature and counter are checked (7701). The account’s state is judged as at a login by password; where a code is wanted, the same proof is sent once more with it.',
  'keys.fd': 'Key and iv of the scope fd, base64, AES-256-CBC.',
  'keys.site': 'Key and iv of the scope site.',
  'keys.act': 'Key and iv of the scope act.',
  'keys.siteConfiguration':
    'The same key as the scope site, under the address that the sealed configuration uses.',
};
