import { noticesAt } from './notices';

const NOW = Date.parse('2026-09-12T12:00:00Z');
const HOUR = 3_600_000;
/** What would have to happen at some time, such as a maintenance that is announced. */
const PROMISED = /将于|將於|预告|預告|凌晨|early in the morning|planned|will be/i;

describe('the notices', () => {
  it('are four, newest first, and a new one comes every six hours', () => {
    const now = noticesAt(NOW);
    const later = noticesAt(NOW + 6 * HOUR);
    expect(now).toHaveLength(4);
    expect(now.map(({ publishedAt }) => publishedAt)).toEqual(
      now.map(({ publishedAt }) => publishedAt).toSorted((a, b) => b - a),
    );
    expect(later.slice(1)).toEqual(now.slice(0, 3));
    expect(later[0]?.publishedAt).toBe((now[0]?.publishedAt ?? 0) + 6 * HOUR);
  });

  it.each(['zh-CN', 'zh-TW', 'en'] as const)(
    'promise in %s nothing that the platform does not do',
    (locale) => {
      const said = noticesAt(NOW, locale).flatMap(({ title, content }) => [title, content]);
      expect(said.filter((text) => PROMISED.test(text))).toEqual([]);
    },
  );
});
