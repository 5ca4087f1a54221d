import { showTitleLogo } from './title-logo';

const IMAGES = { origins: ['https://img.example'], development: false, self: 'https://site.example' };
const page = (): DocumentFragment => {
  const made = document.createDocumentFragment();
  const link = document.createElement('link');
  Object.assign(link, { rel: 'icon', type: 'image/svg+xml', href: 'https://site.example/favicon.svg' });
  made.append(link);
  return made;
};
const iconOf = (made: ParentNode): string | undefined =>
  made.querySelector<HTMLLinkElement>('link[rel=icon]')?.href;

describe('the title logo', () => {
  it.each([
    ['/act/logo.png', 'https://site.example/act/logo.png'],
    ['https://img.example/logo.png', 'https://img.example/logo.png'],
  ])('stands beside the title: %s', (address, shown) => {
    const made = page();
    showTitleLogo(made, address, IMAGES);
    expect(iconOf(made)).toBe(shown);
    expect(made.querySelector('link')).not.toHaveAttribute('type');
  });

  it.each(['', 'https://evil.example/logo.png', 'javascript:alert(1)'])(
    'stays the brand’s own when the address is %j',
    (address) => {
      const made = page();
      showTitleLogo(made, address, IMAGES);
      expect(iconOf(made)).toBe('https://site.example/favicon.svg');
    },
  );

  it('is not missed on a page without one', () => {
    expect(() => showTitleLogo(document.createDocumentFragment(), '/logo.png', IMAGES)).not.toThrow();
  });
});
