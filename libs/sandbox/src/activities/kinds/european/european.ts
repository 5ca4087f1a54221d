import { BUSINESS_CODES } from '@heptad/contracts';
import { defined } from '@heptad/formatting';
import { BusinessError } from '@heptad/sandbox-venues';
import { dailyFixtures, fixtureOnWire } from '../../engine/fixtures-of';
import type { ActivityKind, Made, Move, Outcome, PlayRow, Seat, Turn } from '../../engine/kind';
import { matchOutcome, pickChances, pickMatch, pickOf, picksOf, scored } from '../../engine/predictions';
import { stepRow } from '../../engine/prize-rows';
import { reachedSteps, stepsOnWire } from '../../engine/steps';
import { paidByClaim, rulesWith } from '../../rules-texts';
import { LEAGUE, pickClosesAt, reckonedOf, seasonAt, winnerOf } from './tournament';

const TIMES = 1;
const PER_DAY = 2;
/** The slot of the pick of the winner. */
const CHAMPION = 'champion';

const fixturesOf = (seat: Seat) => dailyFixtures(seat, 'football', seat.run, PER_DAY, LEAGUE);

/** The season whose winner is picked in a run: the one that runs as the run begins. */
const seasonOf = ({ services, run }: Made) => seasonAt(services.simulation, run.startsAt);

function championOpen(seat: Seat): boolean {
  const season = seasonOf(seat);
  return season !== undefined && seat.now < pickClosesAt(season) && !picksOf(seat).has(CHAMPION);
}

/** How the pick of a match or of the winner came out. */
function outcomeOf(made: Made, play: PlayRow): Outcome {
  if (play.slot !== CHAMPION) return matchOutcome(made, play);
  const season = seasonOf(made);
  const winner = season && winnerOf(made.services.simulation, season);
  if (winner === undefined) return 'waiting';
  return pickOf(play) === winner ? 'right' : 'wrong';
}

/** Takes the pick of the season's winner, once. @throws BusinessError */
function pickChampion(turn: Turn): Move {
  if (picksOf(turn).has(CHAMPION)) throw new BusinessError(BUSINESS_CODES.prizeClaimed, '已经选过了');
  const season = seasonOf(turn);
  const team = season?.market.selections.find(({ side }) => side === turn.choice.pick)?.team;
  if (team === undefined || !championOpen(turn))
    throw new BusinessError(BUSINESS_CODES.choiceNotOpen, '这一项不能选择');
  return {
    slot: CHAMPION,
    kept: { pick: team.id },
    text: {
      'zh-CN': `冠军：${team.name['zh-CN']}`,
      'zh-TW': `冠軍：${team.name['zh-TW']}`,
      en: `Winner: ${team.name.en}`,
    },
  };
}

const step = (right: number, yuan: bigint) =>
  stepRow(
    `right-${String(right)}`,
    {
      'zh-CN': `猜中 ${String(right)} 项`,
      'zh-TW': `猜中 ${String(right)} 項`,
      en: `${String(right)} right`,
    },
    BigInt(right),
    yuan * 100n,
  );

/** The cup of the simulation: table, schedule, bracket, stars, former winners, and predictions of matches and of the winner. */
export const european: ActivityKind = {
  kind: 'european',
  activities: [
    {
      name: 'european',
      kind: 'european',
      category: 'sports',
      art: 'trophy',
      rhythm: 'month',
      title: { 'zh-CN': '欧陆争冠', 'zh-TW': '歐陸爭冠', en: 'European nights' },
      summary: {
        'zh-CN': '欧冠赛程、积分与射手榜，免费预测领奖',
        'zh-TW': '歐冠賽程、積分與射手榜，免費預測領獎',
        en: 'Schedule, table and scorers of the European cup, with free predictions',
      },
      prizes: [step(5, 5n), step(12, 18n), step(25, 68n)],
      turnoverTimes: TIMES,
      claimRule: 'byMember',
      showsLast: true,
      rules: rulesWith(
        [
          {
            'zh-CN':
              '每天两场，开赛前选择主胜、平局或客胜，选定不能更改；另可在赛季结束三天前预测冠军，每期一次。',
            'zh-TW':
              '每天兩場，開賽前選擇主勝、平局或客勝，選定不能更改；另可在賽季結束三天前預測冠軍，每期一次。',
            en: 'Two matches a day: choose home, draw or away before kick-off, a choice is final. Once a run, pick the winner of the season until three days before its end.',
          },
          {
            'zh-CN': '赛事为平台模拟，射手榜由平台按模拟比分统计。',
            'zh-TW': '賽事為平臺模擬，射手榜由平臺按模擬比分統計。',
            en: 'Matches are simulated by the platform, and scorers are counted by the simulated scores.',
          },
        ],
        paidByClaim(TIMES),
      ),
    },
  ],
  chances: async (seat) => pickChances(seat, fixturesOf(seat), championOpen(seat) ? 1 : 0),
  play: async (turn) =>
    turn.choice.fixture === CHAMPION ? pickChampion(turn) : pickMatch(turn, fixturesOf(turn)),
  outcome: outcomeOf,
  reached: async (seat) => reachedSteps(seat, () => BigInt(scored(seat, outcomeOf).right)),
  async board(seat) {
    const { services, locale, now } = seat;
    const { simulation } = services;
    const picks = picksOf(seat);
    const season = seasonOf(seat);
    const fixtures = fixturesOf(seat).flatMap((each) => fixtureOnWire(seat, each, picks.get(each.id)));
    const { right, decided } = scored(seat, outcomeOf);
    return {
      kind: 'european',
      tournament: fixtures[0]?.league ?? '',
      ...reckonedOf(simulation, fixtures, now, locale),
      fixtures,
      champion: {
        closesAt: season === undefined ? seat.run.startsAt : Math.max(0, pickClosesAt(season)),
        open: championOpen(seat) ? 1 : 0,
        ...defined({ pick: picks.get(CHAMPION) }),
        choices: (season?.market.selections ?? []).flatMap(({ team }) =>
          team === undefined ? [] : [{ id: team.id, name: team.name[locale] }],
        ),
      },
      right,
      decided,
      steps: stepsOnWire(seat, () => BigInt(right)),
    };
  },
};
