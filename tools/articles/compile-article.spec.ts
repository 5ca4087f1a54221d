import { compileArticle } from './compile-article';

const HEAD = 'title: 怎样取款\ntopic: money\norder: 2\nrelated: [turnover]\nkeywords: "提款, 提现"';
const source = (text: string, head = HEAD): string => `---\n${head}\n---\n\n${text}\n`;

describe('an article', () => {
  it('is compiled to the parts that are drawn', () => {
    const text = [
      '见[取款](/mine/finance/withDraw)，**先设置**资金密码。',
      '',
      '1. 选择账户',
      '2. 输入金额',
      '',
      '## 手续费',
      '',
      '- 免费',
      '',
      '> 请核对 {{customerService}}。',
      '',
      '| 方式 | 最低 |',
      '| --- | --- |',
      '| USDT | 200 |',
    ].join('\n');
    expect(compileArticle('how-to-withdraw', source(text))).toEqual({
      id: 'how-to-withdraw',
      title: '怎样取款',
      topic: 'money',
      order: 2,
      related: ['turnover'],
      keywords: '提款, 提现',
      blocks: [
        {
          kind: 'text',
          line: [
            '见',
            { to: '/mine/finance/withDraw', words: '取款' },
            '，',
            { strong: '先设置' },
            '资金密码。',
          ],
        },
        { kind: 'steps', lines: [['选择账户'], ['输入金额']] },
        { kind: 'heading', line: ['手续费'] },
        { kind: 'points', lines: [['免费']] },
        { kind: 'note', line: ['请核对 {{customerService}}。'] },
        { kind: 'table', head: [['方式'], ['最低']], rows: [[['USDT'], ['200']]] },
      ],
    });
  });

  it.each([
    ['a link to another site', '[x](https://elsewhere.example/)', /no page of this site/],
    ['a link without a scheme to another site', '[x](//elsewhere.example/)', /no page of this site/],
    ['a script', '<script>alert(1)</script>', /is a html/],
    ['markup in a line', '这里<b>粗</b>', /is a html/],
    ['a picture', '![x](/x.png)', /is a image/],
    ['a title of its own', '# 标题', /a heading has two signs/],
    ['nothing', '', /has no text/],
  ])('may not hold %s', (_, text, why) => {
    expect(() => compileArticle('a', source(text))).toThrow(why);
  });

  it.each([
    ['without a title', HEAD.replace('title: 怎样取款\n', '')],
    ['with a field that is none', `${HEAD}\nauthor: somebody`],
    ['with an order below one', HEAD.replace('order: 2', 'order: 0')],
  ])('is refused %s, by its name', (_, head) => {
    expect(() => compileArticle('a', source('x', head))).toThrow(/^a: /);
  });
});
