import type { ApiError } from '@heptad/api-client';
import { useServices } from '@heptad/feature-module';
import type { Match } from '@heptad/venue-gateway';
import { useState } from 'react';
import type { BetRecord } from '../bet-list/bet-record';
import type { RecordsServices } from '../services';
import { useEditTermsQuery, type EditTerms } from './edit-queries';
import { editOf, presentOf, uneditable, type DraftLeg } from './edit-rules';

/** Prices are read anew so often while the sheet is open, milliseconds. */
const FRESH_MS = 10_000;

/** The draft that a bet begins with: all that it has. */
const draftOf = ({ bet, matches }: EditTerms): readonly DraftLeg[] =>
  bet.legs.map((leg) => ({
    matchId: leg.matchId,
    wanted: presentOf(
      matches.find(({ id }) => id === leg.matchId),
      leg,
    )?.selection.key,
    before: leg,
  }));

/** What a match of the list says until the match itself has been read. */
const withAdded = ({ bet, matches }: EditTerms, added: readonly Match[]): EditTerms => ({
  bet,
  matches: [...matches, ...added.filter(({ id }) => matches.every((match) => match.id !== id))],
});

/**
 * A bet's edit while its sheet is open: what the venue offers now, the draft, the stake as typed, and what comes of it. Nothing of it is
 * kept once the sheet is closed.
 */
export function useBetEdit({ venue, id }: BetRecord, open: boolean) {
  const { clock } = useServices<RecordsServices>();
  const [changed, setDraft] = useState<readonly DraftLeg[]>();
  const [typed, setStake] = useState<string>();
  const [added, setAdded] = useState<readonly Match[]>([]);
  const { data, error, refetch } = useEditTermsQuery(
    { venue, id, added: added.map((match) => match.id) },
    { pollingInterval: FRESH_MS, skip: !open, refetchOnMountOrArgChange: true },
  );
  const terms = data && withAdded(data, added);
  const why = terms && uneditable(terms.bet, clock.now());
  const draft = changed ?? (terms === undefined ? [] : draftOf(terms));
  const stake = typed ?? terms?.bet.stake ?? '';
  return {
    terms,
    error: error as ApiError | undefined,
    retry: () => void refetch(),
    /** Why it cannot be edited. */
    why,
    draft,
    setDraft,
    add: (match: Match, wanted: string) => {
      setAdded([...added, match]);
      setDraft([...draft, { matchId: match.id, wanted, before: undefined }]);
    },
    stake,
    setStake,
    edit:
      terms === undefined || why !== undefined ? undefined : editOf(terms.bet, terms.matches, draft, stake),
    forget: () => {
      setDraft(undefined);
      setStake(undefined);
      setAdded([]);
    },
  };
}

/** What {@link useBetEdit} gives. */
export type BetEdit = ReturnType<typeof useBetEdit>;
