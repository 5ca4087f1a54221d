import { useServices } from '@heptad/feature-module';
import { dayKey } from '@heptad/formatting';
import { FOCUS_RING_INSIDE } from '@heptad/ui-kit';
import type { ListKind, SportKey, VenueCode } from '@heptad/venue-gateway';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { LeagueMark } from '../crests/league-mark';
import { leaguesOf, type LeagueCount } from '../list-tools/leagues-of';
import { listArguments } from '../list-tools/list-arguments';
import { readRefinement, writeRefinement } from '../list-tools/list-refinement';
import { EVERYTHING, isPicked, NOTHING, withPicked, type Picked } from '../list-tools/picked';
import { listPath, writeChoice } from '../match/list-choice';
import { useMatchListQuery } from '../match/list-queries';
import type { MatchShape } from '../match/match-shape';
import type { SportsServices } from '../services';
import { RailLink } from './rail-link';

/** Leagues shown before the member asks for all of them. */
export const LEAGUES_SHOWN = 10;

/** Whether a league is the only one picked. */
function isOnly(picked: Picked, id: string): boolean {
  return !picked.all && picked.except.size === 1 && isPicked(picked, id);
}

/** A list of the page. */
interface ShownList {
  readonly venue: VenueCode;
  readonly period: ListKind;
  readonly sport: SportKey;
}

/** The leagues of the list that the page shows, by its order and day; undefined until they are known. @param list undefined: there is none */
export function useLeagues(list: ShownList | undefined): readonly LeagueCount[] | undefined {
  const [query] = useSearchParams();
  const { clock } = useServices<SportsServices>();
  // The page asks for the same list and keeps it fresh.
  const { currentData, isError } = useMatchListQuery(
    list === undefined ? skipToken : listArguments(list, readRefinement(query), dayKey(clock.now())),
  );
  const matches = currentData ?? (isError || list === undefined ? NO_MATCHES : undefined);
  return useMemo(() => matches && leaguesOf(matches), [matches]);
}

const NO_MATCHES: readonly MatchShape[] = [];

export interface LeagueLinksProps extends ShownList {
  readonly leagues: readonly LeagueCount[];
}

/** The leagues of the list that the page shows, with the number of their matches. Each narrows the list to itself, or widens it again. */
export function LeagueLinks({ leagues, venue, period, sport }: LeagueLinksProps) {
  const { t } = useTranslation('sports');
  const [query] = useSearchParams();
  const [whole, setWhole] = useState(false);
  const refinement = readRefinement(query);
  const shown = whole ? leagues : leagues.slice(0, LEAGUES_SHOWN);
  if (leagues.length < 2) return null;
  return (
    <li>
      <ul aria-label={t('tools.leagues')} className="mb-1 ml-3 border-l border-line">
        {shown.map(({ league: { id, name }, league, count }) => {
          const only = isOnly(refinement.leagues, id);
          const leaguesWanted = only ? EVERYTHING : withPicked(NOTHING, id, true);
          const address = writeRefinement(writeChoice({ venue, period, sport }), {
            ...refinement,
            leagues: leaguesWanted,
          });
          return (
            <RailLink key={id} shape="low" href={listPath(address)} current={only}>
              <LeagueMark league={league} />
              <span className="min-w-0 flex-1 truncate">{name}</span>
              <span className="numeric">{count}</span>
            </RailLink>
          );
        })}
        {leagues.length > LEAGUES_SHOWN && (
          <li>
            <button
              type="button"
              aria-expanded={whole}
              onClick={() => setWhole(!whole)}
              className={`min-h-9 w-full rounded-m px-2 text-left text-xs text-link ${FOCUS_RING_INSIDE}`}
            >
              {t(whole ? 'rail.fewer' : 'rail.all', { count: leagues.length })}
            </button>
          </li>
        )}
      </ul>
    </li>
  );
}
