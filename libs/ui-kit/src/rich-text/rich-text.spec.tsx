import { render, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { cleanRichText, type DrawLink } from './clean-rich-text';
import { isRich, plainText } from './plain-text';
import { RichText } from './rich-text';

const link: DrawLink = (address, words) => <a href={`/judged?${encodeURIComponent(address)}`}>{words}</a>;

const TAGS = [
  'p',
  'br',
  'b',
  'strong',
  'i',
  'em',
  'u',
  'ul',
  'ol',
  'li',
  'h3',
  'h4',
  'blockquote',
  'a',
  'div',
];

/** All that came into the page. */
const drawn = (text: string) => render(<div data-testid="text">{cleanRichText(text, link)}</div>).container;

function expectHarmless(container: HTMLElement): void {
  for (const element of container.querySelectorAll('*')) {
    expect(TAGS).toContain(element.localName);
    for (const { name } of element.attributes) expect(['class', 'href', 'data-testid']).toContain(name);
  }
}

const HOSTILE = [
  '<script>window.broken = 1</script>',
  '<img src=x onerror="window.broken = 1">',
  '<p onclick="window.broken = 1" style="position:fixed" id="root" class="x">kept</p>',
  '<svg><script>window.broken = 1</script></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=1>',
  '<iframe src="javascript:1"></iframe><form><input name=a></form>',
  '<a href="javascript:window.broken=1">tap</a>',
  '<a href="data:text/html,<script>1</script>">tap</a>',
  '<style>body{display:none}</style><link rel=stylesheet href=//evil.example>',
  '<b><p><ul>text<li>one</ul></b></p>',
  '<<script>script>window.broken = 1<</script>/script>',
];

describe('rich text from outside', () => {
  it.each(HOSTILE)('draws nothing but its few elements: %s', (text) => {
    expectHarmless(drawn(text));
    expect('broken' in window).toBe(false);
  });

  it('draws nothing but these of any text', () => {
    const piece = fc.oneof(
      fc.constantFrom(...HOSTILE),
      fc.string(),
      fc.constantFrom('<ul>', '<li>', '</p>', '<b>', '"'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const { container, unmount } = render(<div>{cleanRichText(pieces.join(''), link)}</div>);
        expectHarmless(container);
        unmount();
      }),
      { numRuns: 60 },
    );
  });

  it('keeps the marks that it knows, and the words of others', () => {
    const container = drawn('<h3>Title</h3><p>One <b>two</b></p><ul><li>three</li></ul><font>four</font>');
    expect(
      [...container.querySelectorAll('h3, p, b, ul > li')].map(({ textContent }) => textContent),
    ).toEqual(['Title', 'One two', 'two', 'three']);
    expect(container).toHaveTextContent('four');
  });

  it('leaves each address to whoever draws the link', () => {
    drawn('<a href="/mine/limits" target="_blank" onclick="1">limits</a>');
    const anchor = screen.getByRole('link', { name: 'limits' });
    expect([...anchor.attributes].map(({ name }) => name)).toEqual(['href']);
    expect(anchor).toHaveAttribute('href', '/judged?%2Fmine%2Flimits');
  });

  it('draws items outside a list, and words in a list beside its items, so that lists stay lists', () => {
    const container = drawn('<li>alone</li><ul>words<li>item</li></ul>');
    expect(container.querySelectorAll('li')).toHaveLength(1);
    for (const child of container.querySelector('ul')?.childNodes ?? []) expect(child.nodeName).toBe('LI');
  });

  it('draws elements within elements only so deep', () => {
    const container = drawn(`${'<b>'.repeat(300)}deep${'</b>'.repeat(300)}`);
    expect(container.querySelectorAll('b').length).toBeLessThan(20);
    expect(container).toHaveTextContent('deep');
  });
});

describe('RichText', () => {
  afterEach(() => jest.dontMock('./clean-rich-text'));

  it('shows rich text once it is cleaned', async () => {
    render(<RichText data-testid="text" text="<p>One <b>two</b></p><script>3</script>" renderLink={link} />);
    expect(screen.getByTestId('text')).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(screen.getByTestId('text')).toHaveTextContent(/^One two$/));
    expect(screen.getByTestId('text')).not.toHaveAttribute('aria-busy');
  });

  it('shows plain text at once, line by line', () => {
    render(<RichText text={'One\n\n1 < 2 & 3'} renderLink={link} />);
    expect(screen.getByText(/One/).textContent).toBe('One\n\n1 < 2 & 3');
  });
});

describe('the words of a rich text', () => {
  it.each([
    ['<p>One</p><p>Two<br>three</p>', 'One\nTwo\nthree'],
    ['<script>evil</script><p>kept</p><style>a{}', 'kept'],
    ['a &amp; b &lt;c&gt;', 'a & b <c>'],
    ['1 < 2', '1 < 2'],
    ['<img src=x onerror=alert(1)>', ''],
  ])('of %j are %j', (text, plain) => {
    expect(plainText(text)).toBe(plain);
  });

  it('come quickly of any text', () => {
    const begun = performance.now();
    for (const piece of ['<script', '<', '<p', '&lt;', ' \n'])
      plainText(piece.repeat(Math.floor(20_000 / piece.length)));
    expect(performance.now() - begun).toBeLessThan(1_000);
  });

  it.each([
    ['<p>x</p>', true],
    ['x<br/>y', true],
    ['1 < 2 > 0', false],
    ['plain', false],
  ])('are told from marks: %j is rich: %s', (text, rich) => {
    expect(isRich(text)).toBe(rich);
  });
});
