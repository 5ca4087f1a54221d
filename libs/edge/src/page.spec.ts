import { createHash } from 'node:crypto';
import { parseDeployment } from '@heptad/brand-config';
import { inlineHashes, insertDeployment } from './page';
import { DEPLOYMENT, PAGE } from './test-site';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('insertDeployment', () => {
  it('puts the configuration where a page reads it, whatever stands in it', () => {
    const html = insertDeployment(PAGE, DEPLOYMENT);
    const [, json = ''] = /<script type="application\/json" id="deployment">(.*?)<\/script>/.exec(html) ?? [];
    expect(parseDeployment(json)).toEqual(DEPLOYMENT);
    expect(html).not.toContain('alert(1)</script>');
  });

  it('refuses a page that has no place for it, or two', () => {
    expect(() => insertDeployment('<html></html>', DEPLOYMENT)).toThrow('exactly once');
    expect(() => insertDeployment(PAGE + PAGE, DEPLOYMENT)).toThrow('exactly once');
  });
});

describe('inlineHashes', () => {
  it('names inline scripts and styles by what stands between their tags', () => {
    const html = '<style media="all">a{}</style><SCRIPT>\n x() </SCRIPT><script type="importmap">{}</script>';
    expect(inlineHashes(html)).toEqual({ scripts: [sha('\n x() '), sha('{}')], styles: [sha('a{}')] });
  });

  it('leaves out files, blocks of data and comments', () => {
    const html =
      '<script src="/a.js"></script><script id="d" type="application/json">{}</script><!--<script>y</script>-->';
    expect(inlineHashes(html)).toEqual({ scripts: [], styles: [] });
  });

  it('counts line ends as a browser does, and equal pieces once', () => {
    const html = '<script>a\r\nb\rc</script><script>a\nb\nc</script>';
    expect(inlineHashes(html).scripts).toEqual([sha('a\nb\nc')]);
  });
});
