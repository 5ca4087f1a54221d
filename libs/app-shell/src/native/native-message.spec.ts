import { readNativeMessage } from './native-message';

describe('a message from outside', () => {
  it.each([
    ['NATIVE-016', 'signatureForm', { '/site': 'a-long-salt', '/game': 'another-salt' }],
    ['NATIVE-017', 'encryptedString', 'c2VhbGVk'],
    ['NATIVE-018', 'firstVenueEntry', 'FBTY'],
    ['NATIVE-019', 'theme', 'dark'],
    ['NATIVE-020', 'myMoneyVisibility', false],
    ['NATIVE-021', 'betGestureMode', 0],
    ['NATIVE-022', 'settings', { locale: 'zh-TW', oddsType: 1, betMode: 2 }],
    ['NATIVE-022', 'settings', {}],
    ['NATIVE-023', 'acceptedOddsChanges', ['IMTY:any']],
  ])('%s %s is read', (_, name, payload) => {
    expect(readNativeMessage({ name, payload })).toEqual({ name, payload });
  });

  it.each([
    ['an unknown name', { name: 'format', payload: 'disk' }],
    ['a name that objects have', { name: 'constructor', payload: {} }],
    ['no name', { payload: 'dark' }],
    ['no object', 'theme'],
    ['nothing', undefined],
    ['a theme that is none', { name: 'theme', payload: 'blue' }],
    ['a text for a yes or no', { name: 'myMoneyVisibility', payload: 'false' }],
    ['a number that is no mode', { name: 'betGestureMode', payload: 2 }],
    ['a venue that is none', { name: 'firstVenueEntry', payload: 'XXTY' }],
    ['a setting that is none', { name: 'settings', payload: { theme: 'dark' } }],
    ['one wrong setting among right ones', { name: 'settings', payload: { oddsType: 3, betMode: 9 } }],
    ['a salt that is too short', { name: 'signatureForm', payload: { '/site': 'short' } }],
    ['a prefix that is no path', { name: 'signatureForm', payload: { site: 'a-long-salt' } }],
    ['no salt at all', { name: 'signatureForm', payload: {} }],
    [
      'an endless list',
      { name: 'acceptedOddsChanges', payload: Array.from({ length: 65 }, () => 'IMTY:any') },
    ],
    ['a sealed text that is too long', { name: 'encryptedString', payload: 'a'.repeat(65_537) }],
  ])('NATIVE-024 with %s is passed over', (_, message) => {
    expect(readNativeMessage(message)).toBeUndefined();
  });
});
