import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseByKey, reachedByTab } from './roving-focus';

const chosen = jest.fn();
const seen = jest.fn();

function show(...names: readonly string[]) {
  render(
    <div role="radiogroup" onKeyDown={(event) => (chooseByKey(event, 'radio'), seen(event.defaultPrevented))}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          role="radio"
          aria-checked={false}
          disabled={name === 'closed'}
          onClick={() => chosen(name)}
        >
          {name}
        </button>
      ))}
      <input aria-label="beside" />
    </div>,
  );
}

const press = async (from: string, keys: string) => {
  chosen.mockClear();
  seen.mockClear();
  screen.getByRole('radio', { name: from }).focus();
  await userEvent.keyboard(keys);
  return chosen.mock.calls.flat();
};

describe('choosing by key', () => {
  it.each([
    ['a', '{ArrowRight}', ['b']],
    ['a', '{ArrowDown}', ['b']],
    ['b', '{ArrowLeft}', ['a']],
    ['b', '{ArrowUp}', ['a']],
    ['c', '{ArrowRight}', ['a']],
    ['a', '{ArrowLeft}', ['c']],
    ['b', '{ArrowRight}', ['c']],
    ['c', '{Home}', ['a']],
    ['a', '{End}', ['c']],
    ['a', '{ArrowRight}{ArrowRight}', ['b', 'c']],
  ])('from %s by %s: %j, past what is closed', async (from, keys, expected) => {
    show('a', 'b', 'closed', 'c');
    expect(await press(from, keys)).toEqual(expected);
    expect(screen.getByRole('radio', { name: expected.at(-1) ?? '' })).toHaveFocus();
    expect(seen).toHaveBeenLastCalledWith(true);
  });

  it.each(['{Shift>}{ArrowRight}{/Shift}', '{Alt>}{ArrowLeft}{/Alt}', '{Control>}{End}{/Control}', 'x'])(
    'leaves %s to the browser',
    async (keys) => {
      show('a', 'b');
      expect(await press('a', keys)).toEqual([]);
      expect(seen).not.toHaveBeenCalledWith(true);
    },
  );

  it('leaves the keys of what stands beside the choices alone', async () => {
    show('a', 'b');
    chosen.mockClear();
    screen.getByRole('textbox').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(chosen).not.toHaveBeenCalled();
  });

  it('stays where there is only one', async () => {
    show('a');
    await press('a', '{ArrowRight}');
    expect(screen.getByRole('radio')).toHaveFocus();
  });
});

describe('what Tab reaches', () => {
  const choices = [{ value: 'a', disabled: true }, { value: 'b' }, { value: 'c' }];
  it.each([
    ['c', 'c'],
    ['a', 'b'],
    ['unknown', 'b'],
  ])('with %s chosen: %s', (value, expected) => {
    expect(reachedByTab(choices, value)).toBe(expected);
  });

  it('is nothing where nothing can be chosen', () => {
    expect(reachedByTab([{ value: 'a', disabled: true }], 'a')).toBeUndefined();
  });
});
