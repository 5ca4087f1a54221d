import { test } from '../fixtures/test';
import { MATRIX } from '../fixtures/tier';
import { VENUES, walkFullVisit } from './full-visit';

for (const venue of VENUES)
  test(
    `SHELL-008 SHELL-020 SESSION-004 VENUE-017 from the security check to a settled bet at ${venue.code}`,
    // DBTY speaks as YBTY does.
    venue.code === 'DBTY' ? MATRIX : {},
    async ({ page, shell, wallet, sportsbook, sandbox, member }) => {
      await walkFullVisit({ page, shell, wallet, sportsbook, sandbox, member }, venue);
    },
  );
