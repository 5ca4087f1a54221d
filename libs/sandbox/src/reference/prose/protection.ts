import type { CallId } from '@heptad/contracts';

type ProtectionCall = Extract<CallId, `protection.${string}`>;

/** What members set to protect themselves. All of it is enforced by the platform; money may be taken out at all times. */
export const protectionProse: Readonly<Record<ProtectionCall, string>> = {
  'protection.state':
    'The member’s nine limits with what is used of each, the rest they have taken, and signs of harm in the last seven days.',
  'protection.setLimit':
    'Sets a limit of deposits, losses or stakes by day, week or month. A lower one holds at once; a higher one, or none, waits 24 hours and is then to be confirmed within three days.',
  'protection.confirmLimit':
    'Puts a change in force that has waited its day: 7506 before, 7507 where none waits.',
  'protection.withdrawChange': 'Takes back a change that waits.',
  'protection.takeTimeOut':
    'No deposits, transfers into venues, launches, bets or prizes for 1, 7 or 30 days: 7504 until then.',
  'protection.exclude':
    'The same for half a year up to ever, on every site of the platform: 7505. It cannot be shortened; the database refuses it.',
  'protection.setRealityCheck': 'How often the member is shown how long they have played, 15 to 60 minutes.',
  'protection.readMarkers': 'The member has read the signs of harm; they are told again when another comes.',
  'protection.playTime':
    'Notes that the member is on a page, and answers since when they play and with what result. Half an hour away ends a stretch of play.',
  'protection.playOn': 'The member has read a reality check and plays on.',
  'protection.figures': 'Stakes, result and deposits of the last 30 days, 12 weeks or 12 months.',
};
