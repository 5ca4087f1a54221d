import { test } from '../fixtures/test';
import { variant } from '../fixtures/tier';
import { VENUES, walkFullVisit } from './full-visit';

for (const [place, venue] of VENUES.entries())
  test(
    `SHELL-008 SHELL-020 SESSION-004 VENUE-017 from the security check to a settled bet at ${venue.code}`,
    variant(place),
    async ({ page, shell, wallet, sportsbook, sandbox, member }) => {
      await walkFullVisit({ page, shell, wallet, sportsbook, sandbox, member }, venue);
    },
  );
