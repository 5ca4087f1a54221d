import type { MemberState } from './member';

/** The password of every demo member. Play money only. */
export const DEMO_PASSWORD = 'Heptad2026';

/** A seeded member, as the README's table shows it. */
export interface DemoMember {
  readonly name: string;
  readonly grade: number;
  /** Minor units (cents) in the centre wallet. */
  readonly centre: bigint;
  /** Minor units in venue wallets, by venue code. */
  readonly venues: Readonly<Record<string, bigint>>;
  readonly state: MemberState;
  /** What to use the member for. */
  readonly note: string;
}

/** demo01 … demo20 of a new database. */
export const DEMO_MEMBERS: readonly DemoMember[] = [
  member('demo01', 3, 10_000_00n, 'active', 'an ordinary member with money in the centre', {}),
  member('demo02', 5, 50_000_00n, 'active', 'money in the centre and in every sports venue', {
    IMTY: 2_000_00n,
    YBTY: 2_000_00n,
    DBTY: 2_000_00n,
    FBTY: 2_000_00n,
  }),
  member('demo03', 10, 1_000_000_00n, 'active', 'highest grade: high VIP, plenty of money', {
    IMTY: 100_000_00n,
  }),
  member('demo04', 1, 5_00n, 'active', 'low balance: five yuan', {}),
  member('demo05', 0, 0n, 'active', 'newly registered, no money at all', {}),
  member('demo06', 2, 3_000_00n, 'captcha', 'login asks for the image captcha (6021)', {}),
  member('demo07', 2, 3_000_00n, 'slider', 'login asks for the slider (6022)', {}),
  member('demo08', 2, 3_000_00n, 'unusualIp', 'unusual address: identity check (6025)', {}),
  member('demo09', 2, 3_000_00n, 'unusualDevice', 'unusual device: identity check (6026)', {}),
  member('demo10', 2, 3_000_00n, 'unusualIpAndDevice', 'both unusual: identity check (6027)', {}),
  member('demo11', 2, 3_000_00n, 'dormant', 'long away: identity check (6028)', {}),
  member('demo12', 2, 3_000_00n, 'risk', 'risky login: identity check (6029)', {}),
  member('demo13', 2, 3_000_00n, 'deviceAuthorisation', 'device must be authorised (6035)', {}),
  member('demo14', 2, 3_000_00n, 'deviceCode', 'device code is asked for (6036)', {}),
  member('demo15', 2, 3_000_00n, 'deviceLocked', 'device authorisation locked (6037)', {}),
  member('demo16', 2, 3_000_00n, 'deviceExpired', 'device authorisation expired (6038)', {}),
  member('demo17', 2, 3_000_00n, 'deviceExcessive', 'too many device authorisations (6039)', {}),
  member('demo18', 2, 3_000_00n, 'locked', 'login limited (6501)', {}),
  member('demo19', 4, 8_000_00n, 'betLocked', 'may look, but neither bet nor move money', { IMTY: 500_00n }),
  member('demo20', 4, 8_000_00n, 'selfExcluded', 'has excluded themself from play', {}),
];

function member(
  name: string,
  grade: number,
  centre: bigint,
  state: MemberState,
  note: string,
  venues: Readonly<Record<string, bigint>>,
): DemoMember {
  return { name, grade, centre, venues, state, note };
}
