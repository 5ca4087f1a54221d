import { test } from '../fixtures/test';
import { walkTheLine } from './the-line';

const VENUES = [
  { code: 'IMTY', name: 'IM体育' },
  { code: 'YBTY', name: 'OB体育' },
  { code: 'DBTY', name: '熊猫体育' },
  { code: 'FBTY', name: 'FB体育' },
];

for (const venue of VENUES)
  test(`SHELL-008 SHELL-020 SESSION-004 VENUE-017 from the security check to a settled bet at ${venue.code}`, async ({
    page,
    shell,
    wallet,
    sportsbook,
    sandbox,
    member,
  }) => {
    await walkTheLine({ page, shell, wallet, sportsbook, sandbox, member }, venue);
  });
