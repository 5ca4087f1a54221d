import { test } from '../fixtures/test';
import { MATRIX } from '../fixtures/tier';
import { VENUES, walkTheLine } from './the-line';

for (const venue of VENUES)
  test(
    `SHELL-008 SHELL-020 SESSION-004 VENUE-017 from the security check to a settled bet at ${venue.code}`,
    // DBTY speaks as YBTY does.
    venue.code === 'DBTY' ? MATRIX : {},
    async ({ page, shell, wallet, sportsbook, sandbox, member }) => {
      await walkTheLine({ page, shell, wallet, sportsbook, sandbox, member }, venue);
    },
  );
