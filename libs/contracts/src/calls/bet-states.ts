/** What an order has come to, in the platform's own words; the same in every venue. */
export const betStates = [
  'pending',
  'accepted',
  'rejected',
  'won',
  'halfWon',
  'push',
  'halfLost',
  'lost',
  'void',
  'cashedOut',
  'edited',
] as const;
