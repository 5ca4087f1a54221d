import { im } from '@heptad/contracts';
import { convertOdds, odds } from '@heptad/formatting';
import type { VenueCalls } from '../wire/serve';
import { findBets, isPriced, listBets, takeBet } from '../bets/take-bet';
import { punterOf, visitorOf } from '../access/venue-access';
import type { VenueDeps } from '../access/venue-deps';
import { localeOfCode } from '../wire/venue-locale';
import { encodeImWager, imSelectionKey, readImLeg } from './im-wagers';

const NO_SELECTION = '';

/** IM's limits, bets and their lists. */
export function serveImBets(calls: VenueCalls, deps: VenueDeps): void {
  const { simulation, betting } = deps;

  calls.serveCall(im.getBetLimits, (request) => {
    const { venue } = visitorOf('im', deps, request);
    const infos = request.body.WagerSelectionInfos;
    const limits = betting.limits(
      infos.map((info) => imSelectionKey(info) ?? NO_SELECTION),
      venue,
    );
    return {
      Selections: infos.map((info, place) => {
        const leg = limits.legs[place];
        const priced = leg !== undefined && isPriced(leg.state);
        return {
          WagerSelectionId: info.WagerSelectionId,
          ...(priced ? { Odds: Number(convertOdds(odds(leg.odds), info.OddsType)) } : {}),
          OddsType: info.OddsType,
          IsAvailable: leg?.state === 'open',
          MinStake: leg?.minStake ?? '0.00',
          MaxStake: leg?.maxStake ?? '0.00',
        };
      }),
      Combos: limits.combos.map(({ code, combinations, minStake, maxStake }) => {
        return { ComboSelection: code, ComboCount: combinations, MinStake: minStake, MaxStake: maxStake };
      }),
    };
  });

  calls.serveCall(im.placeBet, async (request) => {
    const punter = punterOf('im', deps, request);
    const { ComboSelection, UnitStake, OddsAcceptance, WagerSelectionInfos } = request.body;
    const bet = await takeBet(deps, punter, {
      code: ComboSelection,
      unitStake: UnitStake,
      acceptance: OddsAcceptance,
      notation: request.body.ShownOddsType,
      legs: WagerSelectionInfos.map((info) => readImLeg(simulation, info)),
      idempotencyKey: request.headers['idempotency-key'],
    });
    return { Wager: encodeImWager(simulation, bet, localeOfCode(request.fields.LanguageCode)) };
  });

  calls.serveCall(im.getBetDetails, async (request) => {
    const punter = punterOf('im', deps, request);
    const { WagerIds, IdempotencyKey } = request.body;
    const bets = await findBets(deps, punter, { ids: WagerIds, key: IdempotencyKey });
    const locale = localeOfCode(request.fields.LanguageCode);
    return { WagerList: bets.map((bet) => encodeImWager(simulation, bet, locale)) };
  });

  calls.serveCall(im.getBetList, async (request) => {
    const punter = punterOf('im', deps, request);
    const { IsSettled, DateFrom, DateTo, Page, PageRecords } = request.body;
    const list = { settled: IsSettled, from: DateFrom, to: DateTo, page: Page, size: PageRecords };
    const found = await listBets(deps, punter, list);
    const locale = localeOfCode(request.fields.LanguageCode);
    return {
      TotalCount: found.total,
      Page,
      PageRecords,
      TotalStakeAmount: found.totalStake,
      TotalReturnAmount: found.totalPayout,
      WagerList: found.bets.map((bet) => encodeImWager(simulation, bet, locale)),
    };
  });
}
