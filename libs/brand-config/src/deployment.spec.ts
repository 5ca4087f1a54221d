import { parseDeployment } from './deployment';

const deployment = (changes: Record<string, unknown> = {}): string =>
  JSON.stringify({
    environment: 'production',
    origins: ['https://games.example'],
    imageOrigins: ['https://images.example'],
    signatureSalts: { '/site': 'a-long-salt' },
    socketLine: '/stream',
    replacedNames: ['Some Name'],
    ...changes,
  });

describe('the deployment configuration', () => {
  it('is read from the text of the page', () => {
    expect(parseDeployment(deployment())).toMatchObject({ environment: 'production', socketLine: '/stream' });
  });

  it.each([
    'http://games.example',
    'http://127.0.0.1:4600',
    'https://games.example/path',
    'https://games.example/',
    'games.example',
    'javascript:alert(1)',
    '*',
  ])('refuses the origin %s in production', (origin) => {
    expect(() => parseDeployment(deployment({ origins: [origin] }))).toThrow(
      'deployment configuration is wrong',
    );
    expect(() => parseDeployment(deployment({ imageOrigins: [origin] }))).toThrow();
    expect(() => parseDeployment(deployment({ embeddingOrigins: [origin] }))).toThrow();
    expect(() => parseDeployment(deployment({ videoOrigins: [origin] }))).toThrow();
  });

  it.each(['http://127.0.0.1:4600', 'http://localhost', 'http://sample.localhost:4200', 'http://[::1]:4600'])(
    'takes %s in development',
    (origin) => {
      const changes = { environment: 'development', origins: [origin] };
      expect(parseDeployment(deployment(changes)).origins).toEqual([origin]);
    },
  );

  it('refuses http beyond loopback in development too', () => {
    for (const origin of [
      'http://games.example',
      'http://127.0.0.1.games.example',
      'http://localhost.example',
    ]) {
      expect(() => parseDeployment(deployment({ environment: 'development', origins: [origin] }))).toThrow(
        'http on loopback is for development',
      );
    }
  });

  it('wants salts by path prefix', () => {
    expect(() => parseDeployment(deployment({ signatureSalts: { site: 'a-long-salt' } }))).toThrow(
      'signatureSalts',
    );
    expect(() => parseDeployment(deployment({ signatureSalts: { '/site': 'short' } }))).toThrow(
      'at least eight',
    );
  });

  it.each(['ws://lines.example', 'stream', '//lines.example/stream'])(
    'refuses the socket line %s',
    (socketLine) => {
      expect(() => parseDeployment(deployment({ socketLine }))).toThrow('socketLine');
    },
  );

  it('lets no page embed the site unless one is named', () => {
    expect(parseDeployment(deployment()).embeddingOrigins).toEqual([]);
    expect(parseDeployment(deployment()).videoOrigins).toEqual([]);
    const embeddingOrigins = ['https://portal.example'];
    expect(parseDeployment(deployment({ embeddingOrigins })).embeddingOrigins).toEqual(embeddingOrigins);
  });

  it('has the site served by its worker unless the worker is retired', () => {
    expect(parseDeployment(deployment()).siteWorker).toBe('serves');
    expect(parseDeployment(deployment({ siteWorker: 'retired' })).siteWorker).toBe('retired');
    expect(() => parseDeployment(deployment({ siteWorker: 'off' }))).toThrow('siteWorker');
  });

  it('measures one visit in ten unless told otherwise, and never more than all', () => {
    expect(parseDeployment(deployment()).measuredVisits).toBe(0.1);
    expect(parseDeployment(deployment({ measuredVisits: 0 })).measuredVisits).toBe(0);
    expect(parseDeployment(deployment({ measuredVisits: 1 })).measuredVisits).toBe(1);
    for (const measuredVisits of [-0.1, 1.1, '1'])
      expect(() => parseDeployment(deployment({ measuredVisits }))).toThrow('measuredVisits');
  });

  it('says so when the text is not JSON', () => {
    expect(() => parseDeployment('<!--deployment-->')).toThrow('is not JSON');
  });
});
