import { BUSINESS_CODES } from '@heptad/contracts';
import { BusinessError } from '@heptad/sandbox-venues';
import { dailyFixtures, fixtureOnWire, isResult, resultOf } from '../../engine/fixtures-of';
import type { ActivityKind, Seat } from '../../engine/kind';
import { stepRow } from '../../engine/prize-rows';
import { reachedSteps, stepsOnWire } from '../../engine/steps';
import { paidByClaim, rulesWith } from '../../rules-texts';

const TIMES = 1;
const PER_DAY = 3;

const fixturesOf = (seat: Seat) => dailyFixtures(seat, 'football', seat.run, PER_DAY);
/** A pick is kept in the slot of its match. */
const picksOf = ({ plays }: Seat): ReadonlyMap<string, string> =>
  new Map(plays.map(({ slot, kept }) => [slot, (JSON.parse(kept) as { pick: string }).pick]));

/** How many picks were right, and how many are decided; what came to no result counts for neither. */
function scored(seat: Seat): { readonly right: number; readonly decided: number } {
  const results = [...picksOf(seat)].map(([id, pick]) => {
    const result = resultOf(seat.services.simulation.match(id));
    return result === undefined || result === 'void' ? undefined : result === pick;
  });
  return {
    right: results.filter((each) => each === true).length,
    decided: results.filter((each) => each !== undefined).length,
  };
}

const step = (right: number, yuan: bigint) =>
  stepRow(
    `right-${String(right)}`,
    {
      'zh-CN': `猜中 ${String(right)} 场`,
      'zh-TW': `猜中 ${String(right)} 場`,
      en: `${String(right)} right`,
    },
    BigInt(right),
    yuan * 100n,
  );

/** Results of the week's matches to predict; nothing is staked. */
export const raceGuess: ActivityKind = {
  kind: 'raceGuess',
  activities: [
    {
      name: 'raceGuess',
      kind: 'raceGuess',
      category: 'sports',
      art: 'guess',
      rhythm: 'week',
      title: { 'zh-CN': '赛事竞猜', 'zh-TW': '賽事競猜', en: 'Match predictions' },
      summary: {
        'zh-CN': '每天三场足球免费竞猜，猜中 3、6、10 场领奖',
        'zh-TW': '每天三場足球免費競猜，猜中 3、6、10 場領獎',
        en: 'Three football matches a day, free of charge: prizes for 3, 6 and 10 right',
      },
      prizes: [step(3, 3n), step(6, 8n), step(10, 28n)],
      turnoverTimes: TIMES,
      claimRule: 'byMember',
      showsLast: true,
      rules: rulesWith(
        [
          {
            'zh-CN': '开赛前选择主胜、平局或客胜，每场一次，选定不能更改。以全场比分为准，取消的场次不计。',
            'zh-TW': '開賽前選擇主勝、平局或客勝，每場一次，選定不能更改。以全場比分為準，取消的場次不計。',
            en: 'Choose home, draw or away before kick-off, once for each match; a choice is final. The full-time score counts, matches without one do not.',
          },
        ],
        paidByClaim(TIMES),
      ),
    },
  ],
  async chances(seat) {
    const picks = picksOf(seat);
    const open = fixturesOf(seat).filter(({ id, kickOff }) => seat.now < kickOff && !picks.has(id)).length;
    const left = seat.member === undefined ? 0 : open;
    return {
      earned: picks.size + left,
      used: picks.size,
      by: [
        { text: { 'zh-CN': '可竞猜场次', 'zh-TW': '可競猜場次', en: 'Matches to predict' }, earned: left },
      ],
    };
  },
  async play(turn) {
    const { fixture: id, pick } = turn.choice;
    const fixture = fixturesOf(turn).find((each) => each.id === id);
    const match = fixture && turn.services.simulation.match(fixture.id);
    if (fixture === undefined || match === undefined || !isResult(pick))
      throw new BusinessError(BUSINESS_CODES.choiceNotOpen, '这一项不能选择');
    if (picksOf(turn).has(fixture.id)) throw new BusinessError(BUSINESS_CODES.prizeClaimed, '已经选过了');
    if (turn.now >= Math.min(fixture.kickOff, match.kickOff))
      throw new BusinessError(BUSINESS_CODES.choiceNotOpen, '这一项不能选择');
    const said = {
      home: ['主胜', '主勝', 'home'],
      draw: ['平局', '平局', 'draw'],
      away: ['客胜', '客勝', 'away'],
    }[pick];
    const versus = (locale: 'zh-CN' | 'zh-TW' | 'en') =>
      `${match.home.name[locale]} – ${match.away.name[locale]}`;
    return {
      slot: fixture.id,
      kept: { pick },
      text: {
        'zh-CN': `${versus('zh-CN')}：${said[0] ?? ''}`,
        'zh-TW': `${versus('zh-TW')}：${said[1] ?? ''}`,
        en: `${versus('en')}: ${said[2] ?? ''}`,
      },
    };
  },
  reached: async (seat) => reachedSteps(seat, () => BigInt(scored(seat).right)),
  async board(seat) {
    const picks = picksOf(seat);
    const { right, decided } = scored(seat);
    return {
      kind: 'raceGuess',
      fixtures: fixturesOf(seat).flatMap((fixture) => fixtureOnWire(seat, fixture, picks.get(fixture.id))),
      right,
      decided,
      steps: stepsOnWire(seat, () => BigInt(right)),
    };
  },
};
