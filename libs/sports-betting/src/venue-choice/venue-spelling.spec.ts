import { bets } from '@heptad/contracts';
import * as v from 'valibot';
import { readChoices } from '../bet-slip/rules/acceptance';
import { readChoice } from '../match/list-choice';

describe('VENUE-002 the other spelling of a venue', () => {
  it.each(['OBTY', 'obty', 'YBTY'])('is the venue in an address and in stored choices: %s', (spelling) => {
    expect(readChoice(new URLSearchParams({ venue: spelling })).venue).toBe('YBTY');
    expect(readChoices([`${spelling}:better`])).toEqual({ YBTY: 'better' });
  });

  it('is the venue in the records', () => {
    const { venue } = bets.records.request.entries;
    expect(v.parse(venue, 'OBTY')).toBe('YBTY');
    expect(v.safeParse(venue, 'AGTY').success).toBe(false);
  });
});
