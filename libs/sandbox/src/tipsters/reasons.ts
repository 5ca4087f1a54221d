import { Decimal, formatHandicap } from '@heptad/formatting';
import { readOdds } from '@heptad/sandbox-ledger';
import { hash } from '@heptad/sandbox-simulation';
import type { SimMatch, SimName, Simulation } from '@heptad/sandbox-simulation';
import { CAUTION, FORM_WORDS, JUDGEMENTS, PRICE_WORDS, SIDE_WORDS, type PickClass } from './reason-words';
import { teamFormAt } from './team-form';
import type { PlacedTip } from './tipster';

type Language = keyof SimName;

const BEFORE = 6 * 3_600_000;
/** Numbers by which the line is written: a handicap by its own side, a total as it is. */
const HANDICAP = { betType: 1, home: 1, away: 2 } as const;
const TOTAL = { betType: 2, selectionId: 3, signed: false } as const;

function filled(template: SimName, language: Language, values: Readonly<Record<string, string>>): string {
  return template[language].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

function classOf({ kind, line, side, odds }: PlacedTip): PickClass {
  if (side === 'over' || side === 'under' || side === 'draw') return side;
  if (kind !== 'handicap') return readOdds(odds).lt(2) ? 'favourite' : 'outsider';
  const own = Number(line ?? 0) * (side === 'away' ? -1 : 1);
  return own === 0 ? 'level' : own < 0 ? 'giving' : 'taking';
}

/** The pick as a sentence names it: a team with its line, a total, or a team alone. */
function pickText({ kind, line, side }: PlacedTip, match: SimMatch, language: Language): string {
  if (side === 'draw') return SIDE_WORDS.draw[language];
  if (side === 'over' || side === 'under')
    return `${SIDE_WORDS[side][language]} ${formatHandicap({ ...TOTAL, value: line ?? '' })}`;
  const team = match[side].name[language];
  if (kind !== 'handicap') return team;
  const { betType, [side]: selectionId } = HANDICAP;
  return `${team} ${formatHandicap({ betType, selectionId, value: line ?? '' })}`;
}

/** How both teams had fared when the tip was given; a team that has not played is passed over. */
function formText(
  simulation: Pick<Simulation, 'fixtures' | 'outcome'>,
  { sport, placedAt }: PlacedTip,
  match: SimMatch,
  language: Language,
): string {
  return [match.home, match.away]
    .map(({ id, name }) => {
      const form = teamFormAt(simulation, sport, id, placedAt);
      if (form.played === 0) return '';
      const mean = (total: number) => new Decimal(total).times(10).divToInt(form.played).div(10).toFixed(1);
      return filled(sport === 'football' ? FORM_WORDS.drawn : FORM_WORDS.decided, language, {
        team: name[language],
        played: String(form.played),
        won: String(form.won),
        drawn: String(form.drawn),
        lost: String(form.lost),
        scored: mean(form.scored),
        conceded: mean(form.conceded),
      });
    })
    .join('')
    .trim();
}

/** How the price had come to what it was. */
function priceText(
  simulation: Pick<Simulation, 'quote'>,
  { key, odds, placedAt }: PlacedTip,
  pick: string,
  language: Language,
): string {
  const earlier = simulation.quote(key, placedAt - BEFORE);
  if (earlier?.state !== 'open') return filled(PRICE_WORDS.alone, language, { pick, odds });
  const move = readOdds(odds).comparedTo(readOdds(earlier.odds));
  const template = move === 0 ? PRICE_WORDS.same : move > 0 ? PRICE_WORDS.risen : PRICE_WORDS.fallen;
  return filled(template, language, { pick, odds, before: earlier.odds });
}

/**
 * Why a tip was given, in paragraphs. Whatever they state of teams and prices is what the simulation knew at the moment of the tip.
 * @param match only its names are read
 */
export function reasonsFor(
  simulation: Pick<Simulation, 'fixtures' | 'outcome' | 'quote'>,
  tip: PlacedTip,
  match: SimMatch,
  language: Language,
): readonly [string, ...string[]] {
  const pick = pickText(tip, match, language);
  const variants = JUDGEMENTS[classOf(tip)];
  const judgement = variants[hash(tip.tipster.number, Number(tip.matchId)) % variants.length];
  const picked = tip.side === 'away' ? match.away : match.home;
  const other = tip.side === 'away' ? match.home : match.away;
  const argument =
    judgement === undefined
      ? pick
      : filled(judgement, language, { pick, team: picked.name[language], other: other.name[language] });
  const form = formText(simulation, tip, match, language);
  return [
    argument,
    ...(form === '' ? [] : [form]),
    priceText(simulation, tip, pick, language),
    CAUTION[language],
  ];
}
