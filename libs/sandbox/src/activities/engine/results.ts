import type { activity, CallResponse } from '@heptad/contracts';
import { commitmentOf } from '@heptad/game-rules';
import { defined, fromMinorUnits } from '@heptad/formatting';
import type { SimName } from '@heptad/sandbox-simulation';
import type { VenueLocale } from '@heptad/sandbox-venues';
import { orderNumber } from '../../payments/order-numbers';
import type { AwardRow, PlayRow } from './kind';

type PlayResult = CallResponse<typeof activity.play>['play'];
type ClaimResult = CallResponse<typeof activity.claim>['claim'];

/** Words that were kept as JSON; nothing for those of before they were kept. */
export const keptWords = (text: string, locale: VenueLocale): string =>
  text === '' ? '' : (JSON.parse(text) as SimName)[locale];

/** The number by which a member knows a play. */
export const playNumber = (id: number): string => `K${String(id).padStart(10, '0')}`;

/** What proves a play's draw; undefined where nothing was drawn. */
export function proofOf(row: PlayRow): PlayResult['proof'] {
  const { number, server_seed: serverSeed, client_seed: clientSeed, weights, drawn } = row;
  if (number === null || serverSeed === null || clientSeed === null) return undefined;
  return {
    commitment: commitmentOf(serverSeed),
    serverSeed,
    clientSeed,
    number,
    weights: JSON.parse(weights ?? '[]') as number[],
    ...defined({ drawn: drawn ?? undefined }),
  };
}

/** A play as it goes over the wire. */
export function playOnWire(row: PlayRow, locale: VenueLocale): PlayResult {
  return {
    playNo: playNumber(row.id),
    id: row.run_id,
    at: row.played_at,
    text: keptWords(row.text, locale),
    paid: fromMinorUnits(row.paid_minor),
    ...defined({
      prizeId: row.prize_id ?? undefined,
      orderNo: row.transaction_id === null ? undefined : orderNumber('B', row.transaction_id),
      kick: kickOf(row),
      proof: proofOf(row),
    }),
  };
}

function kickOf({ kept }: PlayRow): PlayResult['kick'] {
  const value = JSON.parse(kept) as PlayResult['kick'] | null;
  return value !== null && typeof value === 'object' && 'keeper' in value ? value : undefined;
}

/** A paid prize as it goes over the wire. @param name of the prize */
export function claimOnWire(row: AwardRow, name: string): ClaimResult {
  return {
    orderNo: orderNumber('B', row.transaction_id),
    id: row.run_id,
    prizeId: row.source,
    name,
    amount: fromMinorUnits(row.amount_minor),
    turnover: fromMinorUnits(row.turnover_minor),
    claimedAt: row.paid_at,
  };
}
