import { resolve } from 'node:path';
import { readSettings } from './settings';

const folder = resolve(__dirname, '../../..');
/** The settings with the one site that they describe. */
const read = (environment: Record<string, string>, args: string[] = []) => {
  const { readSites, ...settings } = readSettings(environment, args, folder);
  const [site] = readSites();
  if (!site) throw new Error('There is no site.');
  return { ...settings, ...site };
};

describe('readSettings', () => {
  it('has a default for everything but the brand', () => {
    expect(read({ BRAND: 'demo' })).toMatchObject({
      brand: 'demo',
      host: '127.0.0.1',
      port: 4200,
      upstream: 'http://127.0.0.1:4600',
      root: `${folder}/dist/apps/demo`,
      trustProxy: false,
      watch: undefined,
      accessLog: false,
      drainNoticeMs: 0,
    });
  });

  it('takes arguments before the environment', () => {
    const settings = read({ BRAND: 'demo', PORT: '0', EDGE_ROOT: '/a', TRUST_PROXY: '1' }, [
      'other',
      '--root',
      '/b',
    ]);
    expect(settings).toMatchObject({ brand: 'other', port: 0, root: '/b', trustProxy: true });
  });

  it('lists the platform of a development deployment, wherever it listens', () => {
    const { deployment } = read({ BRAND: 'demo', SANDBOX_ORIGIN: 'http://127.0.0.1:4999/' });
    expect(deployment.origins).toContain('http://127.0.0.1:4999');
    expect(deployment.imageOrigins).toContain('http://127.0.0.1:4999');
    expect(deployment.embeddingOrigins).toContain('http://127.0.0.1:4999');
  });

  it.each([
    [{}, 'http://127.0.0.1:5000'],
    [{ GAMES_ORIGIN: 'http://127.0.0.1:7001' }, 'http://127.0.0.1:7001'],
  ])('lists the games of a development deployment apart: %j', (more, games) => {
    const { deployment } = read({ BRAND: 'demo', SANDBOX_ORIGIN: 'http://127.0.0.1:4999', ...more });
    expect(deployment.gameOrigins).toEqual([games]);
    expect(deployment.origins).not.toContain(games);
  });

  it('takes where operators read, on loopback unless told otherwise', () => {
    expect(
      read({
        BRAND: 'demo',
        WATCH_PORT: '9100',
        ACCESS_LOG: 'on',
        DRAIN_NOTICE_MS: '5000',
        REPORTS_TO: 'http://127.0.0.1:4600/__sandbox/reports',
      }),
    ).toMatchObject({
      watch: { host: '127.0.0.1', port: 9100 },
      accessLog: true,
      drainNoticeMs: 5000,
      reportsTo: 'http://127.0.0.1:4600/__sandbox/reports',
    });
    expect(read({ BRAND: 'demo', WATCH_PORT: '9100', WATCH_HOST: '10.0.0.1' }).watch?.host).toBe('10.0.0.1');
  });

  it('takes where traces go, by the names that OpenTelemetry gives', () => {
    const collector = { BRAND: 'demo', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/' };
    expect(read({ BRAND: 'demo' }).traces).toBeUndefined();
    expect(read(collector).traces).toEqual({
      url: 'http://127.0.0.1:4318/v1/traces',
      service: 'heptad-edge',
      share: 1,
    });
    const more = { OTEL_SERVICE_NAME: 'edge-2', OTEL_TRACES_SAMPLER_ARG: '0.25' };
    expect(read({ ...collector, ...more }).traces).toMatchObject({ service: 'edge-2', share: 0.25 });
    for (const share of ['-1', '1.5', '', 'all', '0.0000001'])
      expect(() => read({ ...collector, OTEL_TRACES_SAMPLER_ARG: share })).toThrow('OTEL_TRACES_SAMPLER_ARG');
  });

  it.each([
    ['no brand', {}, 'BRAND'],
    [
      'a collector at no address',
      { BRAND: 'demo', OTEL_EXPORTER_OTLP_ENDPOINT: 'x' },
      'OTEL_EXPORTER_OTLP_ENDPOINT',
    ],
    ['a Redis that is none', { BRAND: 'demo', REDIS_URL: 'http://127.0.0.1:6379' }, 'REDIS_URL'],
    ['a brand that is a path', { BRAND: '../x' }, 'BRAND'],
    ['a port that is none', { BRAND: 'demo', PORT: 'http' }, 'PORT'],
    ['a port too high', { BRAND: 'demo', PORT: '65536' }, 'PORT'],
    ['a port to watch that is none', { BRAND: 'demo', WATCH_PORT: '70000' }, 'WATCH_PORT'],
    ['a notice that takes for ever', { BRAND: 'demo', DRAIN_NOTICE_MS: '60001' }, 'DRAIN_NOTICE_MS'],
    ['sites that are not there', { SITES: 'nowhere.json' }, 'nowhere.json:1: The file cannot be read.'],
    ['sites that are none', { SITES: 'package.json' }, 'The file is named by SITES.'],
    ['a platform that is no address', { BRAND: 'demo', SANDBOX_ORIGIN: 'localhost:4600' }, 'SANDBOX_ORIGIN'],
    ['reports to no address', { BRAND: 'demo', REPORTS_TO: 'panel' }, 'REPORTS_TO'],
    ['games at no address', { BRAND: 'demo', GAMES_ORIGIN: 'games' }, 'GAMES_ORIGIN'],
    ['a configuration that is not there', { BRAND: 'demo', DEPLOYMENT: 'nowhere.json' }, 'nowhere.json'],
    ['a configuration that is none', { BRAND: 'demo', DEPLOYMENT: 'package.json' }, 'package.json'],
  ])('names the setting at fault: %s', (_, environment: Record<string, string>, named) => {
    expect(() => read(environment)).toThrow(named);
  });
});
