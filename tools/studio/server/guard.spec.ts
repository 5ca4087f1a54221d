import { isOwnRequest } from './guard';

const HERE = '127.0.0.1';
const host = 'studio.localhost:4700';
const own = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' };

it('answers its own page, and programs of this machine', () => {
  expect(isOwnRequest({ method: 'PATCH', headers: own }, HERE)).toBe(true);
  expect(isOwnRequest({ method: 'POST', headers: { host } }, '::1')).toBe(true);
  expect(isOwnRequest({ method: 'GET', headers: { host, 'sec-fetch-site': 'none' } }, HERE)).toBe(true);
});

it.each([
  ['another machine', own, '10.0.0.7'],
  ['a name that was bound anew', { host: 'evil.example:4700' }, HERE],
  ['a name that only begins like this machine', { host: 'localhost.evil.example' }, HERE],
  ['no name', {}, HERE],
  ['another page', { ...own, origin: 'http://evil.example' }, HERE],
  ['a page without an origin', { ...own, origin: 'null' }, HERE],
  ['another port of this machine', { ...own, origin: 'http://studio.localhost:4701' }, HERE],
  ['a form of another site', { host, 'sec-fetch-site': 'cross-site' }, HERE],
  ['a preview in a frame', { host, 'sec-fetch-site': 'same-site' }, HERE],
  ['a proxy', { ...own, 'x-forwarded-for': '10.0.0.7' }, HERE],
])('writes nothing for %s', (_who, headers, address) => {
  expect(isOwnRequest({ method: 'POST', headers }, address)).toBe(false);
});
