import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutFrames } from './lean-swiper';

it('leaves out what asks for every frame, and nothing else', () => {
  const code = [
    'const calcTimeLeft = () => {',
    '    emit("autoplayTimeLeft", timeLeft);',
    '    raf = requestAnimationFrame(() => {',
    '        calcTimeLeft();',
    '    });',
    '};',
    'requestAnimationFrame(() => { run(); });',
  ];
  expect(withoutFrames(code.join('\n')).split('\n')).toEqual([...code.slice(0, 2), ...code.slice(5)]);
});

it('says so where the autoplay counts in another way', () => {
  expect(() => withoutFrames('setInterval(calcTimeLeft, 16);')).toThrow(/mend tools\/vite\/lean-swiper\.ts/);
});

it('finds it in the package that is installed', () => {
  const file = join(__dirname, '../../node_modules/swiper/modules/autoplay.mjs');
  expect(withoutFrames(readFileSync(file, 'utf8'))).toMatch(/emit\('autoplayTimeLeft'.*\n\s*\};/);
});
