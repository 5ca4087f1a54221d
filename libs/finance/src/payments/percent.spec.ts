import { percent } from './percent';

it.each([
  ['0.0200', '2%'],
  ['0.0150', '1.5%'],
  ['0.1', '10%'],
  ['0', '0%'],
  ['0.0005', '0.05%'],
  ['0.00005', '0.005%'],
])('reads the rate %s as %s', (rate, text) => {
  expect(percent(rate)).toBe(text);
});
