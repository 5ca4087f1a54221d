import { commitmentOf, fairDraws, LOTTERY, type LotteryPlayName } from '@heptad/game-rules';
import { seedOf } from '@heptad/game-rules/testing';
import { screen, within } from '@testing-library/react';
import { NOW, ownRound, showShared } from '../shared-rounds/testing/shared-table';
import { lotteryKind } from './lottery-kind';

const FIRST = 202_611_260_001;
const period = (number: number, opensAt = NOW - 5_000) => ({
  number,
  phase: 'betting' as const,
  opensAt,
  closesAt: opensAt + 55_000,
  resultAt: opensAt + 60_000,
  endsAt: opensAt + 60_000,
  commitment: 'ab'.repeat(32),
});
function outcomeOf(play: LotteryPlayName, number: number) {
  const serverSeed = seedOf(number % 10_000);
  const numbers = LOTTERY[play].draw(fairDraws({ serverSeed, clientSeed: 'plum-table', round: number }));
  return {
    number,
    resultAt: NOW,
    commitment: commitmentOf(serverSeed),
    serverSeed,
    result: JSON.stringify({ numbers }),
  };
}
const reading = (play: LotteryPlayName) => ({
  now: NOW,
  play,
  interval: 'minute',
  round: period(FIRST + 5),
  past: [0, 1, 2, 3, 4].map((index) => outcomeOf(play, FIRST + index)),
  players: 37,
  limits: { least: '1.00', most: '200.00', step: '1.00' },
});
const sums = { rounds: 1, staked: '2.00', won: '0.00', since: NOW };
type Bets = Parameters<NonNullable<Parameters<typeof showShared>[0]['onBets']>>[0];
const show = async (play: LotteryPlayName, scene: object = {}) => {
  const shown = await showShared({
    kind: lotteryKind,
    reading: reading(play),
    onBets: ({ bets }: Bets) => ({ ok: true, value: { round: ownRound(bets), balance: '98.00', sums } }),
    ...scene,
  });
  await shown.join(period(FIRST + 5));
  return shown;
};
const group = (name: string) => within(screen.getByRole('group', { name }));
const slip = () => within(screen.getByRole('region', { name: 'Lines to place' }));

beforeEach(() => jest.useFakeTimers({ now: new Date('1999-01-01') }));
afterEach(() => jest.useRealTimers());

describe('a lottery', () => {
  it('states cost and greatest return of the chosen lines, and places them with one call', async () => {
    const { user, bets, pass } = await show('fastThree');
    await user.click(group('Sum').getByRole('checkbox', { name: /^Big/ }));
    await user.click(group('Sum').getByRole('checkbox', { name: /^Small/ }));
    await user.click(group('Triples').getByRole('checkbox', { name: /^Triple 6/ }));
    // Big and triple 6 win together, small excludes both.
    expect(slip().getByText('Lines: 3').nextSibling).toHaveTextContent('¥3.00');
    expect(slip().getByText('Gives back at most').nextSibling).toHaveTextContent('¥211.46');
    await user.click(group('Triples').getByRole('checkbox', { name: /^Triple 6/ }));
    await user.click(slip().getByRole('button', { name: 'Place ¥2.00' }));
    await pass(0);
    expect(bets()).toMatchObject([
      {
        number: FIRST + 5,
        bets: [
          { spot: 'sum-big', stake: '1.00' },
          { spot: 'sum-small', stake: '1.00' },
        ],
      },
    ]);
    expect(screen.getByText('Your lines are placed.', { selector: 'p:not([role])' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'My open bets' })).toHaveTextContent('Sum: Big¥1.00');
    expect(slip().getByRole('button', { name: 'Choose lines to bet' })).toBeDisabled();
  });

  it('refuses lines that cost more than the member has', async () => {
    const { user } = await show('fiveDigits');
    await user.click(group('Dragon and tiger').getByRole('checkbox', { name: /^Dragon/ }));
    await user.click(group('Dragon and tiger').getByRole('checkbox', { name: /^Tie/ }));
    const more = slip().getByRole('button', { name: 'Raise the stake' });
    for (let step = 0; step < 6; step += 1) await user.click(more);
    expect(slip().getByText('¥200.00')).toBeVisible();
    expect(slip().getByText('Your balance is not enough for these lines.')).toBeVisible();
    expect(slip().getByRole('button', { name: /^Place/ })).toBeDisabled();
  });

  it('counts the lines of each place on it', async () => {
    const { user } = await show('pkTen');
    await user.click(group('Place 1').getByRole('checkbox', { name: /^7/ }));
    await user.click(screen.getByRole('radio', { name: 'Place 10' }));
    await user.click(group('Place 10').getByRole('checkbox', { name: /^7/ }));
    await user.click(group('Place 10').getByRole('checkbox', { name: /^8/ }));
    expect(screen.getByRole('radio', { name: 'Place 1 1' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Place 10 2' })).toBeChecked();
  });

  it('closes five seconds before the draw, by the platform’s clock', async () => {
    const { pass, user, bets } = await show('fastThree');
    await user.click(group('Sum').getByRole('checkbox', { name: /^Big/ }));
    await pass(50_000);
    expect(screen.getByText('Numbers are being drawn')).toBeVisible();
    expect(slip().getByRole('button', { name: 'Place ¥1.00' })).toBeDisabled();
    expect(bets()).toEqual([]);
  });

  it('shows a draw as it comes, with what the member’s lines gave back', async () => {
    const { pass, hear, said, user } = await show('fastThree');
    await user.click(group('Sum').getByRole('checkbox', { name: /^Big/ }));
    await user.click(slip().getByRole('button', { name: 'Place ¥1.00' }));
    await pass(55_000);
    const drawn = outcomeOf('fastThree', FIRST + 5);
    await hear({ type: 'outcome', now: NOW + 55_000, outcome: drawn });
    const paid = {
      ...ownRound([{ spot: 'sum-big', stake: '1.00' as never }]),
      state: 'settled',
      win: '1.94',
    };
    await hear({ type: 'settled', round: paid, balance: '100.94', sums });
    await hear({ type: 'phase', now: NOW + 55_000, round: period(FIRST + 6, NOW + 55_000), players: 30 });
    expect(screen.getByText(`Drawn in period ${FIRST + 5}`)).toBeVisible();
    expect(screen.getByText('Came back: ¥1.94 of ¥1.00 staked', { selector: '[data-gain]' })).toHaveAttribute(
      'data-gain',
      'true',
    );
    expect(screen.getByText(`Period ${FIRST + 6}`)).toBeVisible();
    expect(said()).toMatch(/Came back|drew/);
  });

  it('lists draws that are checked on this device', async () => {
    const { user } = await show('pkTen');
    await user.click(screen.getByRole('tab', { name: 'Draws' }));
    await user.click(screen.getByRole('button', { name: `Check period ${FIRST + 4}` }));
    expect(screen.getByText(/^It holds/)).toBeVisible();
  });

  it('has a trend chart with how long each number has been away', async () => {
    const { user } = await show('fiveDigits');
    screen.getByRole('tab', { name: 'Bet' }).focus();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Trend' })).toHaveFocus();
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows).toHaveLength(5 + 2);
    expect(rows[0]).toHaveTextContent(/^0001/);
    const numbers = JSON.parse(outcomeOf('fiveDigits', FIRST).result).numbers as number[];
    expect(within(rows[0]!).getAllByRole('cell')[numbers[0]!]).toHaveAttribute('data-away', '0');
  });

  it('takes the lines of a demo as it takes those of play', async () => {
    const { user, bets, pass } = await show('fastThree', { real: false });
    await user.click(group('Sum').getByRole('checkbox', { name: /^Big/ }));
    await user.click(slip().getByRole('button', { name: 'Place ¥1.00' }));
    await pass(0);
    expect(bets()).toMatchObject([{ bets: [{ spot: 'sum-big', stake: '1.00' }] }]);
  });
});
