import type { MarketPeriod, MatchStage, ScoredStage, SportKey } from '@heptad/venue-gateway';
import type { TFunction } from 'i18next';
import type { CardPart } from './card-columns';
import type { ClockReading, MarketShape } from './match-shape';

/** What a sport counts its score in. It chooses the sport's words: a handicap is 让球 in goals, 让盘 in sets, 让局 in games. */
export type ScoreUnit = 'goals' | 'points' | 'runs' | 'sets' | 'games' | 'maps' | 'battles';

const UNITS: Partial<Readonly<Record<SportKey, ScoreUnit>>> = {
  football: 'goals',
  electronicFootball: 'goals',
  virtualFootball: 'goals',
  iceHockey: 'goals',
  handball: 'goals',
  baseball: 'runs',
  virtualBaseball: 'runs',
  cricket: 'runs',
  tennis: 'sets',
  virtualTennis: 'sets',
  darts: 'sets',
  badminton: 'games',
  tableTennis: 'games',
  volleyball: 'games',
  beachVolleyball: 'games',
  virtualVolleyball: 'games',
  snooker: 'games',
  tacticalShooter: 'maps',
  leagueBattle: 'battles',
  ancientBattle: 'battles',
  royalBattle: 'battles',
};

/** The unit of a sport; points where a sport has no closer word. */
export function scoreUnit(sport: SportKey): ScoreUnit {
  return UNITS[sport] ?? 'points';
}

type Texts = TFunction<'sports'>;

/**
 * A market's name in the words of a sport, without its part of the match.
 * @param part a narrow head of a column for that part; a language may have a shorter word for it
 * @returns the venue's own name where the product has none
 */
export function marketTerm(
  t: Texts,
  sport: SportKey,
  { kind, name }: Pick<MarketShape, 'kind'> & { readonly name?: string },
  part?: CardPart,
): string {
  const plain = `market.${kind}`;
  // The sport's own word comes before a narrow word of football. Every language has the same words of sports: a missing one would be
  // shown in the language that others fall back on.
  const keys = [`${plain}_${scoreUnit(sport)}`, plain].flatMap((key) =>
    part === undefined ? key : [`${key}_${part}`, key],
  );
  return t(keys, { defaultValue: name ?? '' });
}

const NUMBERED = /^(quarter|set|inning)(\d)$/;

/** The text of a numbered part, such as 第二局, or of a named one, such as 上半场. */
function partText(t: Texts, group: 'part' | 'stage', sport: SportKey, part: string, minute?: number): string {
  const [, kind = part, digit] = NUMBERED.exec(part) ?? [];
  const number = digit === undefined ? '' : t('numbers').charAt(Number(digit) - 1);
  return t(`${group}.${kind}`, { context: scoreUnit(sport), number, minute });
}

/** A part of a match in the words of its sport: 第一盘 in tennis, 第一局 in badminton. */
export function partTerm(
  t: Texts,
  sport: SportKey,
  part: Exclude<MarketPeriod, 'full'> | ScoredStage,
): string {
  return partText(t, 'part', sport, part);
}

/** A market with its part of the match, such as 上半场 · 让球. */
export function marketTitle(
  t: Texts,
  sport: SportKey,
  market: Pick<MarketShape, 'kind' | 'period'> & { readonly name?: string },
): string {
  const term = marketTerm(t, sport, market);
  return market.period === 'full' ? term : `${partTerm(t, sport, market.period)} · ${term}`;
}

/** Stages without a minute are called as the part is. */
const hasMinute = (stage: MatchStage): boolean => !/^(set|inning)/.test(stage);

/** What the clock of a match shows, such as 第三节 5' or 第二盘. */
export function stageTerm(t: Texts, sport: SportKey, { stage, minute }: ClockReading): string {
  return partText(t, hasMinute(stage) ? 'stage' : 'part', sport, stage, minute);
}
