import type { SimName } from '@heptad/sandbox-simulation';

/** What a grade asks for and brings. Amounts are minor units. */
export interface Grade {
  readonly grade: number;
  /** How the site’s configuration ranks it (ROLE-003). */
  readonly level: 'low' | 'middle' | 'high';
  /** Deposits and valid turnover in all from which on a member has it; both have to be there. */
  readonly deposits: bigint;
  readonly turnover: bigint;
  /** Valid turnover of a month that keeps it; zero where it is never lost. */
  readonly keep: bigint;
  /** What is given when it is reached, on the birthday and on the first of a month; zero for nothing. */
  readonly upgrade: bigint;
  readonly birthday: bigint;
  readonly monthly: bigint;
  /** What is sent by post when it is reached. */
  readonly parcel?: SimName;
  /** Whether there is a person who looks after the member. */
  readonly service: boolean;
}

type Row = readonly [
  deposits: number,
  turnover: number,
  keep: number,
  upgrade: number,
  birthday: number,
  monthly: number,
];

/** In whole units of the currency, VIP0 first. */
const TABLE: readonly Row[] = [
  [0, 0, 0, 0, 0, 0],
  [1_000, 0, 0, 8, 18, 0],
  [10_000, 50_000, 5_000, 28, 28, 8],
  [50_000, 300_000, 20_000, 88, 58, 18],
  [100_000, 800_000, 50_000, 188, 88, 38],
  [200_000, 2_000_000, 100_000, 388, 188, 88],
  [500_000, 5_000_000, 250_000, 888, 388, 188],
  [1_000_000, 12_000_000, 500_000, 1_888, 588, 388],
  [3_000_000, 36_000_000, 1_200_000, 3_888, 888, 888],
  [8_000_000, 100_000_000, 3_000_000, 8_888, 1_888, 1_888],
  [20_000_000, 300_000_000, 6_000_000, 18_888, 3_888, 3_888],
];

const PARCELS: Readonly<Record<number, SimName>> = {
  5: { 'zh-CN': '定制球迷围巾', 'zh-TW': '訂製球迷圍巾', en: 'Supporter’s scarf' },
  6: { 'zh-CN': '纪念版足球', 'zh-TW': '紀念版足球', en: 'Commemorative football' },
  7: { 'zh-CN': '签名球衣', 'zh-TW': '簽名球衣', en: 'Signed shirt' },
  8: { 'zh-CN': '银质纪念章', 'zh-TW': '銀質紀念章', en: 'Silver medal' },
  9: { 'zh-CN': '精装茶礼', 'zh-TW': '精裝茶禮', en: 'Tea gift box' },
  10: { 'zh-CN': '金质纪念章', 'zh-TW': '金質紀念章', en: 'Gold medal' },
};

/** From these grades on the configuration says `middle` and `high`, and a person looks after the member. */
const MIDDLE = 4;
const HIGH = 8;
const SERVICE = 6;
const CENTS = 100n;

const cents = (units: number): bigint => BigInt(units) * CENTS;

function levelOf(grade: number): Grade['level'] {
  if (grade >= HIGH) return 'high';
  return grade >= MIDDLE ? 'middle' : 'low';
}

/** The one table of all grades, VIP0 first. */
export const GRADES: readonly Grade[] = TABLE.map(
  ([deposits, turnover, keep, upgrade, birthday, monthly], grade) => {
    const parcel = PARCELS[grade];
    return {
      grade,
      level: levelOf(grade),
      deposits: cents(deposits),
      turnover: cents(turnover),
      keep: cents(keep),
      upgrade: cents(upgrade),
      birthday: cents(birthday),
      monthly: cents(monthly),
      service: grade >= SERVICE,
      ...(parcel !== undefined && { parcel }),
    };
  },
);

/** The rule of a grade. @throws RangeError where there is no such grade */
export function gradeOf(grade: number): Grade {
  const found = GRADES[grade];
  if (found === undefined) throw new RangeError(`no grade ${String(grade)}`);
  return found;
}

/** What the configuration calls a grade (ROLE-003, OPEN-057). */
export function gradeWord(grade: number): string {
  return `VIP${String(grade)}`;
}
