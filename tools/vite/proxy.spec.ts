import { platformProxy } from './proxy';

const rules = Object.keys(platformProxy('http://127.0.0.1:4600')).map((pattern) => new RegExp(pattern));
const isProxied = (path: string): boolean => rules.some((rule) => rule.test(path));

it.each([
  '/site/api/v1/configuration/preInfo',
  '/game/api/v1/launch',
  '/act/api/v1/list',
  '/page/fd/api/v1/x',
  '/yewu11/v1/m/matches',
  '/v1/match/getList',
  '/api/mobile/GetEventInfoMbt',
  '/video/live/1.m3u8',
  '/stream',
])('hands %s to the platform', (path) => {
  expect(isProxied(path)).toBe(true);
});

it.each([
  '/activity/list',
  '/activity/balancePrecious',
  '/',
  '/home/sports',
  '/mine',
  '/api/ImageOptimizer/w=64&q=75/x',
  '/api/json-cache/x',
  '/assets/v1/x.js',
])('keeps %s', (path) => {
  expect(isProxied(path)).toBe(false);
});
