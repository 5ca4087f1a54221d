import { handOnReports } from './hand-on-reports';
import type { ReportLine } from './report-line';

const line = (route: string): ReportLine => ({
  time: '2026-06-01T12:00:00.000Z',
  kind: 'browser-error',
  brand: 'demo',
  build: 'app-Ab.js',
  route,
  name: 'TypeError',
  frames: ['app-Ab.js:1:2'],
});

const turns = () => new Promise((resolve) => setImmediate(resolve));

describe('reports that are handed on', () => {
  it('are sent as they are kept, to the one address', async () => {
    const send = jest.fn(() => Promise.resolve(new Response('{}')));
    handOnReports('http://127.0.0.1:4600/__sandbox/reports', send)(line('/home'));
    await turns();
    expect(send).toHaveBeenCalledWith(
      'http://127.0.0.1:4600/__sandbox/reports',
      expect.objectContaining({ method: 'POST', body: JSON.stringify(line('/home')) }),
    );
  });

  it('wait for nobody and pile up nowhere, however long the other side takes', async () => {
    const answers: (() => void)[] = [];
    const send = jest.fn(
      () => new Promise<Response>((resolve) => answers.push(() => resolve(new Response('{}')))),
    );
    const handOn = handOnReports('http://127.0.0.1:1/', send);
    for (let number = 0; number < 100; number += 1) handOn(line(`/${String(number)}`));
    expect(send).toHaveBeenCalledTimes(8);
    answers.splice(0).forEach((answer) => answer());
    await turns();
    handOn(line('/later'));
    expect(send).toHaveBeenCalledTimes(9);
  });

  it('are lost without a word where nobody takes them', async () => {
    const send = jest.fn(() => Promise.reject(new Error('refused')));
    const handOn = handOnReports('http://127.0.0.1:1/', send);
    for (let number = 0; number < 20; number += 1) {
      handOn(line('/home'));
      await turns();
    }
    expect(send).toHaveBeenCalledTimes(20);
  });
});
