import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXTRA_PATHS, PATHS } from '@heptad/feature-module';
import { openIndex, type ArticleCollection, type Block, type Line } from '@heptad/support';
import { SIM_SPORTS } from '@heptad/sandbox-simulation';
import words from '../docs/one-word.json';
import { compileCollection } from './compile-collection';

const FOLDER = join(import.meta.dirname, '../../libs/support/src/help/articles');
const LOCALES = ['zh-CN', 'zh-TW', 'en'] as const;
type Locale = (typeof LOCALES)[number];

const collections = Object.fromEntries(
  LOCALES.map((locale) => [locale, compileCollection(join(FOLDER, `${locale}.articles`))]),
) as Record<Locale, ArticleCollection>;

const linesOf = (block: Block): readonly Line[] => {
  if ('line' in block) return [block.line];
  if ('lines' in block) return block.lines;
  if (block.kind === 'picture') return [];
  return [block.head, ...block.rows].flat();
};
const linksOf = ({ articles }: ArticleCollection): string[] =>
  articles.flatMap(({ blocks }) =>
    blocks
      .flatMap(linesOf)
      .flatMap((line) => line.flatMap((part) => (typeof part === 'object' && 'to' in part ? [part.to] : []))),
  );
const textOf = ({ title, blocks }: ArticleCollection['articles'][number]): string =>
  [
    title,
    ...blocks
      .flatMap(linesOf)
      .map((line) =>
        line
          .map((part) => (typeof part === 'string' ? part : 'strong' in part ? part.strong : part.words))
          .join(''),
      ),
  ].join('\n');

/** The parts of an article without their words. */
const shapeOf = ({
  id,
  topic,
  asked,
  page,
  exercises,
  contents,
  related,
  blocks,
}: ArticleCollection['articles'][number]) => ({
  id,
  topic,
  asked,
  page,
  exercises,
  contents,
  related,
  blocks: blocks.map((block) => [block.kind, linesOf(block).length, 'picture' in block && block.picture]),
});

/** Words that a machine leaves when it turns one script into the other, for things that are called otherwise in Taiwan. */
const MAINLAND =
  '視頻 信息 默認 短信 賬 屏幕 網絡 鏈接 支持 通過 用戶 點擊 質量 文件 程序 軟件 硬件 服務器 圖標 界面 菜單 緩存 截屏 打印 激活 客戶端 掃碼 反饋 實時 在線 粘貼 復制 剪貼板 創建 當前 域名 登陸 裏 爲 教程 倒計時 示例 生成 公佈 自帶 站點 人工 鼠標 設置 保存 添加 加載 刷新 幫助中心'.split(
    ' ',
  );

const PAGES = [...Object.values(PATHS), ...Object.values(EXTRA_PATHS)];
/** Pages of member protection below the first are its feature's own. */
const isPage = (link: string): boolean => {
  const path = link.replace(/\?.*$/, '').replace(/(?<=^\/mine\/protection)\/\w+$/, '');
  return PAGES.some((page) => new RegExp(`^${page.replace(/:\w+/, '[^/]+')}$`).test(path));
};

describe('the articles of the help centre', () => {
  it.each(LOCALES)('are the same ones in %s, part by part', (locale) => {
    const first = collections['zh-CN'];
    expect(collections[locale].articles.map(shapeOf)).toEqual(first.articles.map(shapeOf));
    expect(collections[locale].topics.map(({ id }) => id)).toEqual(first.topics.map(({ id }) => id));
    expect(linksOf(collections[locale])).toEqual(linksOf(first));
  });

  it('are many, each topic has some, and those asked for most are told apart', () => {
    const { topics, articles } = collections['zh-CN'];
    expect(articles.length).toBeGreaterThan(40);
    for (const { id } of topics) expect(articles.some(({ topic }) => topic === id)).toBe(true);
    const asked = articles.flatMap((article) => article.asked ?? []);
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.length).toBeGreaterThanOrEqual(6);
  });

  it('lead to pages of the product alone', () => {
    const unknown = linksOf(collections.en).filter((link) => !isPage(link));
    expect(unknown).toEqual([]);
  });

  it('each lesson has its address, and no two have the same', () => {
    const { articles, topics } = collections['zh-CN'];
    const pages = articles.flatMap(({ page }) => page ?? []);
    expect(pages.filter((page) => !isPage(page))).toEqual([]);
    expect(new Set(pages).size).toBe(pages.length);
    const without = [
      // Pages of their own.
      PATHS.tutorialBetStrategy,
      PATHS.tutorialTech,
      PATHS.tutorialVideoPage,
      PATHS.tutorialImagePage,
    ];
    const lessons = Object.values(PATHS).filter(
      (path) => path.startsWith('/tutorial/') && !path.includes(':'),
    );
    expect(lessons.filter((path) => !pages.includes(path)).toSorted()).toEqual(without.toSorted());
    expect(topics.map(({ id }) => id)).toEqual(expect.arrayContaining(['lessons', 'tech']));
  });

  it.each(LOCALES)(
    'ROUTE-091: the rules have a part for every sport that is offered, by its name in %s',
    (locale) => {
      const rules = collections[locale].articles.find(({ page }) => page === PATHS.tutorialSportRules);
      const parts = rules?.blocks.flatMap((block) => (block.kind === 'heading' ? [block.line.join('')] : []));
      const texts = join(FOLDER, `../../../../sports-betting/src/messages/${locale}.json`);
      const { sport: names } = JSON.parse(readFileSync(texts, 'utf8')) as {
        readonly sport: Readonly<Record<string, string>>;
      };
      expect(parts).toEqual(expect.arrayContaining(SIM_SPORTS.map((sport) => names[sport])));
      expect([rules?.contents, new Set(parts).size]).toEqual([true, parts?.length]);
    },
  );

  it.each(LOCALES)('use the product’s own words in %s', (locale) => {
    const wrong = collections[locale].articles.flatMap((article) =>
      words.flatMap((row) =>
        row[locale].not
          .filter((not) => new RegExp(not, 'iu').test(textOf(article)))
          .map((not) => `${article.id}: ${not}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('say in Taiwan’s script what is said there', () => {
    const said = collections['zh-TW'].articles.flatMap((article) =>
      MAINLAND.filter((word) => textOf(article).includes(word)).map((word) => `${article.id}: ${word}`),
    );
    expect(said).toEqual([]);
    const texts = ['', 'help/', 'help/contents/', 'guides/', 'tutorials/exercises/', 'unread/'].map(
      (folder) => readFileSync(join(FOLDER, `../../${folder}messages/zh-TW.json`), 'utf8'),
    );
    expect(MAINLAND.filter((word) => texts.some((text) => text.includes(word)))).toEqual([]);
  });

  it.each(LOCALES)('name no brand and no placeholder but the labels in %s', (locale) => {
    const placeholders = collections[locale].articles.flatMap(
      (article) => textOf(article).match(/\{\{\w*\}?\}?/g) ?? [],
    );
    expect(new Set(placeholders)).toEqual(new Set(['{{customerService}}', '{{centreWallet}}']));
  });

  it.each([
    ['zh-CN', '没到账', 'deposit-not-arrived'],
    ['zh-CN', '提现', 'how-to-withdraw'],
    ['zh-CN', 'zhaohuimima', 'forgot-password'],
    ['zh-CN', 'wangjidenglumima', 'forgot-password'],
    ['zh-TW', '忘記登入密碼', 'forgot-password'],
    ['en', 'missing deposit', 'deposit-not-arrived'],
    ['en', 'forgotten password', 'cannot-log-in'],
  ] as const)('are found in %s by %s', async (locale, typed, id) => {
    const find = await openIndex(collections[locale].index);
    expect(find(typed).slice(0, 3)).toContain(id);
  });
});
