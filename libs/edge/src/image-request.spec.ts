import { readImageRequest } from './image-request';

const rules = { imageOrigins: ['https://img.example'], host: 'site.example' };
const read = (rest: string) => readImageRequest(`/api/ImageOptimizer/${rest}`, rules);
const of = (source: string, parameters = 'w=640&q=80') => read(`${parameters}/${encodeURIComponent(source)}`);
const refusal = (status: number) => expect.objectContaining({ name: 'Refusal', status });

describe('readImageRequest', () => {
  it('MEDIA-017 reads width, quality and source', () => {
    expect(of('https://img.example/a b.png?v=1&x=2')).toEqual({
      width: 640,
      quality: 80,
      source: { url: 'https://img.example/a%20b.png?v=1&x=2' },
    });
    expect(of('/assets/图.png?v=1#top').source).toEqual({ path: '/assets/%E5%9B%BE.png?v=1' });
    expect(of('https://site.example/assets/a.png').source).toEqual({ path: '/assets/a.png' });
  });

  it('MEDIA-017 takes quality 75 when none is given', () => {
    expect(of('/a.png', 'w=640').quality).toBe(75);
  });

  it.each([640, 750, 828, 1080, 1200, 1920, 2048, 3840])('MEDIA-019 serves the device width %i', (width) => {
    expect(of('/a.png', `w=${width}&q=75`).width).toBe(width);
  });

  it.each([16, 32, 48, 64, 96, 128, 256, 384])('MEDIA-020 serves the picture size %i', (width) => {
    expect(of('/a.png', `w=${width}&q=75`).width).toBe(width);
  });

  it.each([
    'w=0',
    'w=15',
    'w=641',
    'w=9999',
    'w=10000',
    'w=-640',
    'w=6.4',
    'q=75',
    'w=640&q=0',
    'w=640&q=101',
    'w=640&q=',
  ])('MEDIA-017 refuses %s', (parameters) => {
    expect(() => of('/a.png', parameters)).toThrow(refusal(400));
  });

  it.each(['', 'w=640&q=75', 'w=640&q=75/', 'w=640&q=75/%zz', 'w=640&q=75/nowhere'])(
    'MEDIA-017 refuses the path %j',
    (rest) => {
      expect(() => read(rest)).toThrow(refusal(400));
    },
  );

  it.each([
    'https://other.example/a.png',
    'http://img.example/a.png',
    'https://img.example:8443/a.png',
    'https://img.example.other.example/a.png',
    'https://img.example@other.example/a.png',
    'https://user:pass@img.example/a.png',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    'http://169.254.169.254/latest',
    '/../secret.png',
    '/%2e%2e/secret.png',
    '/api/ImageOptimizer/w=640&q=75/%2Fa.png',
  ])('does not fetch %s', (source) => {
    expect(() => of(source)).toThrow(refusal(403));
  });

  it('does not take an address without a scheme for a path', () => {
    expect(() => of('//other.example/a.png')).toThrow(refusal(400));
  });
});
