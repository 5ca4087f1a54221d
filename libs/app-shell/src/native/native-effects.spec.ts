import { createClock, createStoredItems, ITEMS } from '@heptad/device';
import { createNativeDispatcher } from './native-effects';

function scene(sealed: unknown = undefined) {
  const items = createStoredItems(null, createClock());
  const targets = {
    items,
    theme: { choose: jest.fn() },
    language: { choose: jest.fn(async () => undefined) },
    signWith: jest.fn(),
    logInWith: jest.fn(),
    open: jest.fn(async () => sealed),
  };
  const dispatch = createNativeDispatcher(targets);
  return { items, targets, send: (name: string, payload: unknown) => dispatch({ name, payload }) };
}

describe('what a message does', () => {
  it('NATIVE-016 signs all later calls by the form', () => {
    const { targets, send } = scene();
    send('signatureForm', { '/site': 'a-long-salt' });
    expect(targets.signWith).toHaveBeenCalledWith({ '/site': 'a-long-salt' });
  });

  it('NATIVE-024 OPEN-010 hands a token over, and nothing that can be none', () => {
    const { targets, send } = scene();
    for (const wrong of ['', 'a b', '代', 7, null, 'x'.repeat(513)]) send('token', wrong);
    expect(targets.logInWith).not.toHaveBeenCalled();
    send('token', 'tok-1');
    expect(targets.logInWith.mock.calls).toEqual([['tok-1']]);
  });

  it('NATIVE-018 NATIVE-020 NATIVE-021 NATIVE-023 sets what is kept on the device', () => {
    const { items, send } = scene();
    send('firstVenueEntry', 'DBTY');
    send('myMoneyVisibility', false);
    send('betGestureMode', 0);
    send('acceptedOddsChanges', ['IMTY:any', 'FBTY:better']);
    expect(items.get(ITEMS.firstVenue)).toBe('DBTY');
    expect(items.get(ITEMS.balancesVisible)).toBe(false);
    expect(items.get(ITEMS.betGestureMode)).toBe(0);
    expect(items.get(ITEMS.acceptedOddsChanges)).toEqual(['IMTY:any', 'FBTY:better']);
  });

  it('NATIVE-019 chooses the theme', () => {
    const { targets, send } = scene();
    send('theme', 'dark');
    expect(targets.theme.choose).toHaveBeenCalledWith('dark');
  });

  it('NATIVE-022 changes the settings that are named and leaves the others', () => {
    const { items, targets, send } = scene();
    items.set(ITEMS.betMode, 1);
    send('settings', { oddsType: 4 });
    expect(items.get(ITEMS.oddsType)).toBe(4);
    expect(items.get(ITEMS.betMode)).toBe(1);
    expect(targets.language.choose).not.toHaveBeenCalled();
    send('settings', { locale: 'en', betMode: 2 });
    expect(items.get(ITEMS.betMode)).toBe(2);
    expect(targets.language.choose).toHaveBeenCalledWith('en');
  });

  it('NATIVE-017 opens an encrypted string and does what the messages in it say, but opens none inside it', async () => {
    const inner = [
      { name: 'theme', payload: 'dark' },
      { name: 'nonsense', payload: 1 },
      { name: 'encryptedString', payload: 'again' },
      { name: 'betGestureMode', payload: 0 },
    ];
    const { items, targets, send } = scene(inner);
    send('encryptedString', 'sealed');
    await Promise.resolve();
    expect(targets.open.mock.calls).toEqual([['sealed']]);
    expect(targets.theme.choose).toHaveBeenCalledWith('dark');
    expect(items.get(ITEMS.betGestureMode)).toBe(0);
  });

  it.each([undefined, 'text', { name: 'theme', payload: 'dark' }])(
    'NATIVE-017 makes nothing of a string that opens to %j',
    async (sealed) => {
      const { targets, send } = scene(sealed);
      send('encryptedString', 'sealed');
      await Promise.resolve();
      expect(targets.theme.choose).not.toHaveBeenCalled();
    },
  );

  it('NATIVE-024 passes over what is no message', () => {
    const { items, targets, send } = scene();
    send('theme', 'blue');
    send('constructor', {});
    send('myMoneyVisibility', 0);
    expect(targets.theme.choose).not.toHaveBeenCalled();
    expect(items.get(ITEMS.balancesVisible)).toBeUndefined();
  });
});
