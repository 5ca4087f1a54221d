import fc from 'fast-check';
import { cleanSvg } from './clean-svg';

const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${content}</svg>`;

it.each([
  ['a script', '<script>alert(1)</script><path d="M0 0"/>'],
  ['a script that holds shapes', '<script><path/></script><path d="M0 0"/>'],
  ['events', '<path d="M0 0" onload="x()" ONCLICK="y()"/>'],
  ['addresses', '<path d="M0 0" fill="url(https://a.example/#b)" href="//a.example" xlink:href="x:y"/>'],
  [
    'what programs leave',
    '<?xml-x y?><metadata><rdf:RDF x="y"/></metadata><sodipodi:view a="b"/><path d="M0 0" inkscape:x="y"/>',
  ],
  ['styles', '<style>path{fill:url(x)}</style><path d="M0 0" style="fill:red" class="a"/>'],
])('takes out %s', (_what, content) => {
  expect(cleanSvg(svg(content))).toBe(`${svg('<path d="M0 0"/>')}\n`);
});

it('keeps parts that refer to each other within the drawing', () => {
  const drawing = svg(
    '<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><path fill="url(#a)" d="M0 0"/>',
  );
  expect(cleanSvg(drawing)).toBe(`${drawing}\n`);
  expect(cleanSvg(`<?xml version="1.0"?>\n${drawing}`)).toBe(`${drawing}\n`);
});

it.each([
  ['text', svg('<text>a</text>'), 'draw the words as shapes'],
  ['a picture', svg('<image href="a"/>'), 'draw it as shapes'],
  ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, 'document type'],
  ['a document', '<html></html>', 'not an SVG'],
  ['two drawings', svg('') + svg(''), 'not an SVG'],
  ['an open part', svg('<g>'), 'not an SVG'],
  ['a broken tag', svg('<path d="<script>"/>'), 'not an SVG'],
  ['nothing', '', 'not an SVG'],
  ['a frame', svg('<iframe/>'), 'may not'],
])('refuses %s', (_what, text, sentence) => {
  expect(() => cleanSvg(text)).toThrow(sentence);
});

it('gives something it leaves as it is, whatever it is given', () => {
  const pieces = fc.constantFrom(
    '<g>',
    '</g>',
    '<path d="M0 0"/>',
    '<script>',
    '</script>',
    '<!--',
    '-->',
    'onload="x"',
    '"',
    '<',
    'x',
    ' ',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
      let once: string;
      try {
        once = cleanSvg(svg(parts.join('')));
      } catch {
        return;
      }
      expect(once).not.toMatch(/<script|onload=|<!--/);
      expect(cleanSvg(once)).toBe(once);
    }),
  );
});
