import fc from 'fast-check';
import { openIndex, termsOf, writeIndex, type FindArticles, type SearchedArticle } from './article-index';

const article = (id: string, words: Partial<SearchedArticle>): SearchedArticle => ({
  id,
  title: '',
  keywords: '',
  pinyin: '',
  text: '',
  ...words,
});

const written = writeIndex([
  article('deposit', {
    title: '存款没有到账',
    keywords: '充值, 掉单',
    pinyin: 'cunkuanmeiyoudaozhang ckmydz',
  }),
  article('withdraw', { title: '怎样取款', text: '存款须先完成流水', pinyin: 'zenyangqukuan zyqk' }),
  article('handicap', { title: 'Handicaps in play', text: 'Only goals after your bet count.' }),
]);

let find: FindArticles;
beforeAll(async () => {
  find = await openIndex(written);
});

describe('the search over articles', () => {
  it.each([
    ['存款', ['deposit', 'withdraw']],
    ['充值', ['deposit']],
    ['存款没到账', []],
    ['没有到账', ['deposit']],
    ['qukuan', []],
    ['zenyangqu', ['withdraw']],
    ['zyqk', ['withdraw']],
    ['HANDI', ['handicap']],
    ['handicsps', ['handicap']],
    ['goals bet', ['handicap']],
    ['goals 存款', []],
  ])('finds for %s what fits it, a title before a text', (typed, ids) => {
    expect(find(typed)).toEqual(ids);
  });

  it.each(['', '   ', '。！？', '\u200b'])('finds nothing for %j', (typed) => {
    expect(find(typed)).toEqual([]);
  });

  it('takes full-width letters for plain ones', () => {
    expect(find('ＨＡＮＤＩ')).toEqual(['handicap']);
  });

  it('throws at nothing that can be typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
        expect(Array.isArray(find(typed))).toBe(true);
      }),
    );
  });
});

describe('the terms of a text', () => {
  it('are its words, and pairs of its Chinese characters', () => {
    expect(termsOf('USDT 怎么提款, v2')).toEqual(['usdt', '怎么', '么提', '提款', 'v2']);
    expect(termsOf('币')).toEqual(['币']);
    expect(termsOf('')).toEqual([]);
  });
});
