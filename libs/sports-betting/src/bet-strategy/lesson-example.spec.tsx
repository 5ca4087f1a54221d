import { LessonExercise } from '@heptad/feature-module';
import { odds } from '@heptad/formatting';
import { fireEvent, screen, within } from '@testing-library/react';
import { showSports } from '../testing/sports-scene';
import LessonExample, { messages } from './lesson-example';
import { factorOf } from './line-results';

const show = (exercise: string) =>
  showSports({
    page: (
      <LessonExercise value={exercise}>
        <LessonExample />
      </LessonExercise>
    ),
    messages,
    path: '/x',
    at: '/x',
  });
const choose = (selection: RegExp, end: string) =>
  fireEvent.click(within(screen.getByRole('group', { name: selection })).getByRole('button', { name: end }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('a worked example in a lesson', () => {
  it.each([
    ['payout', '投注额'],
    ['handicap', '主队让球'],
    ['totals', '大小盘口'],
    ['systems', '选项数'],
  ])('%s can be played', async (exercise) => {
    await show(exercise);
    expect(screen.queryAllByRole('group').length + screen.queryAllByRole('textbox').length).toBeGreaterThan(
      0,
    );
  });

  it('writes the four notations', async () => {
    await show('notations');
    expect(screen.getAllByRole('table')).toHaveLength(2);
  });

  it.each(['address', 'toString', ''])('is nothing for %j, which is no bet', async (exercise) => {
    await show(exercise);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('combines three selections as they end, in every way, by the slip’s rules', async () => {
    await show('combo');
    const status = () => screen.getByRole('status').textContent;
    expect(status()).toContain('¥108.00');
    choose(/^2\./, '全输');
    expect(status()).toContain('¥0.00');
    expect(status()).toContain('−¥20.00');
    press('3串4');
    expect(status()).toContain('¥80.00');
    expect(status()).toContain('¥54.00');
    press('3串1');
    choose(/^2\./, '退还本金');
    expect(status()).toContain('¥54.00');
    choose(/^2\./, '赢一半');
    expect(status()).toContain('¥81.00');
    choose(/^2\./, '输一半');
    expect(status()).toContain('¥27.00');
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '0' } });
    expect(screen.getByText('请输入大于 0 的金额')).toBeInTheDocument();
  });
});

it.each([
  ['won', '1.80'],
  ['halfWon', '1.4'],
  ['push', '1'],
  ['halfLost', '0.5'],
  ['lost', '0'],
] as const)('a selection that is %s pays %s on 1 within a combo', (result, factor) => {
  expect(factorOf(result, odds('1.80'))).toBe(factor);
});
