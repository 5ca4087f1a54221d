import { dailyFixtures, fixtureOnWire } from '../../engine/fixtures-of';
import type { ActivityKind, Seat } from '../../engine/kind';
import { matchOutcome, pickChances, pickMatch, picksOf, scored } from '../../engine/predictions';
import { stepRow } from '../../engine/prize-rows';
import { reachedSteps, stepsOnWire } from '../../engine/steps';
import { paidByClaim, rulesWith } from '../../rules-texts';

const TIMES = 1;
const PER_DAY = 3;

const fixturesOf = (seat: Seat) => dailyFixtures(seat, 'football', seat.run, PER_DAY);
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
  chances: async (seat) => pickChances(seat, fixturesOf(seat)),
  play: async (turn) => pickMatch(turn, fixturesOf(turn)),
  outcome: matchOutcome,
  reached: async (seat) => reachedSteps(seat, () => BigInt(scored(seat, matchOutcome).right)),
  async board(seat) {
    const picks = picksOf(seat);
    const { right, decided } = scored(seat, matchOutcome);
    return {
      kind: 'raceGuess',
      fixtures: fixturesOf(seat).flatMap((fixture) => fixtureOnWire(seat, fixture, picks.get(fixture.id))),
      right,
      decided,
      steps: stepsOnWire(seat, () => BigInt(right)),
    };
  },
};
