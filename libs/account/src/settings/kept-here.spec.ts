import { createStoredItems, ITEMS, LESS_MOTION, storedItem, ZOOM_ALLOWED } from '@heptad/device';
import { fakeClock } from '@heptad/device/testing';
import * as v from 'valibot';
import { clearTraces, forgetChoices } from './kept-here';

const any = (key: string) => storedItem(key, v.unknown());

/** Everything that the stored object may hold, each with some value. */
const ALL = [
  ...Object.values(ITEMS).map(({ key }) => key),
  ...['recentMatches', 'recentSearches', 'pinnedMarkets', 'quickStake', 'quickTolerance', 'goalAlerts'],
  LESS_MOTION.key,
  ZOOM_ALLOWED.key,
  'memberDraft.receiver',
];

function full() {
  const items = createStoredItems(null, fakeClock());
  for (const key of ALL) items.set(any(key), 'kept');
  return items;
}

const gone = (items: ReturnType<typeof full>) => ALL.filter((key) => !items.has(any(key))).sort();

it('clears traces and copies, and nothing that a member would miss', () => {
  const items = full();
  clearTraces(items);
  expect(gone(items)).toEqual([
    'lines',
    'memberDraft.receiver',
    'pinnedMarkets',
    'recentMatches',
    'recentSearches',
    'sponsor',
    'venueOrder',
    'wallet',
  ]);
});

it('puts choices back, and touches neither the session nor a remembered login', () => {
  const items = full();
  forgetChoices(items);
  expect(gone(items)).toEqual([
    'acceptValueChangeList',
    'betGestureMode',
    'betMode',
    'goalAlerts',
    'motion',
    'myMoneyStatus',
    'oddsType',
    'quickStake',
    'quickTolerance',
    'userMode',
    'zoom',
  ]);
});
