import type { CallId } from '@heptad/contracts';

type ProfileCall = Extract<CallId, `profile.${string}`>;

/** Who a member is: name, birthday, avatar, phone and e-mail. */
export const profileProse: Readonly<Record<ProfileCall, string>> = {
  'profile.state':
    'How the member’s profile stands, contact data masked, and which avatars may be chosen. Without a real name, whose the payout accounts are.',
  'profile.setName':
    'Sets the real name, once (7601). It is that of the payout accounts’ holder (7316), and fixes the holder where none is known.',
  'profile.setBirthday': 'Sets the birthday, once (7602), of an adult by the site’s clock (7603).',
  'profile.setAvatar':
    'Sets the avatar: the id of a drawing, or a still PNG, JPEG or WebP of at most 128 KB, told by its bytes (7319).',
  'profile.prove':
    'Takes a code that went to the present phone or e-mail (purpose changePhone or changeEmail) and gives a proof, good for ten minutes, one change and this purpose.',
  'profile.bind':
    'Binds a phone or an e-mail address by a code that went there (purpose bind). Where one is bound already a proof is needed (7606). 7604 when it is another member’s, 7605 when it is the present one, 7508 when an account under self-exclusion has or had it.',
};
