import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEPLOYMENT } from '../test-site';
import { readSitesFile } from './sites-file';

describe('the file of sites', () => {
  const folder = mkdtempSync(join(tmpdir(), 'heptad-sites-'));
  const file = join(folder, 'sites.json');
  afterAll(() => rmSync(folder, { recursive: true }));

  beforeAll(() => {
    for (const version of ['0.1.0', '0.2.0'])
      mkdirSync(join(folder, 'ky', version, 'site'), { recursive: true });
    symlinkSync('0.2.0', join(folder, 'ky/current'));
    writeFileSync(
      join(folder, 'ky.json'),
      JSON.stringify({ $schema: 'deployment.schema.json', ...DEPLOYMENT }),
    );
    const { socketLine: _, gameOrigins, environment, origins, ...rest } = DEPLOYMENT;
    writeFileSync(
      join(folder, 'mistyped.json'),
      `{\n  "environment": ${JSON.stringify(environment)},\n  "origins": ${JSON.stringify(origins)},\n  "gameOrigin": ${JSON.stringify(gameOrigins)},\n${JSON.stringify(rest).slice(1)}`,
    );
    writeFileSync(
      join(folder, 'wrong.json'),
      '{\n  "environment": "production",\n  "origins": ["play.example"]\n}',
    );
  });

  const site = {
    brand: 'ky',
    hosts: ['ky.example'],
    release: 'ky/current',
    deployment: 'ky.json',
    platform: 'https://platform.example',
  };
  const reading = (text: string) => {
    writeFileSync(file, text);
    return readSitesFile(file);
  };
  const readingSites = (...sites: object[]) => reading(JSON.stringify({ sites }, undefined, 2));

  it('names the release behind the link, and those beside it', () => {
    expect(readingSites(site)).toEqual([
      {
        brand: 'ky',
        hosts: ['ky.example'],
        root: join(folder, 'ky/0.2.0/site'),
        olderRoots: [join(folder, 'ky/0.1.0/site')],
        upstream: 'https://platform.example',
        deployment: DEPLOYMENT,
      },
    ]);
  });

  it('renders first screens by the program of that release where it is told to, and only then', async () => {
    const program = join(folder, 'ky/0.2.0/render/first-screen.mjs');
    expect(readingSites({ ...site, rendering: true })[0]).not.toHaveProperty('render');
    mkdirSync(join(program, '..'));
    writeFileSync(program, '');
    expect(readingSites(site)[0]).not.toHaveProperty('render');
    expect(readingSites({ ...site, rendering: false })[0]).not.toHaveProperty('render');
    expect(readingSites({ ...site, rendering: true })[0]?.render).toBeInstanceOf(Function);
    expect(() => readingSites({ ...site, rendering: 'yes' })).toThrow(
      /sites\.json:\d+: sites\.0\.rendering: /,
    );
  });

  it.each([
    ['text that breaks off', '{\n  "sites": [\n', /sites\.json:[23]: This is not JSON/],
    ['a comma too much', '{\n  "sites": [],\n}', /sites\.json:3: This is not JSON/],
    ['nothing', '', /sites\.json:1: /],
    ['no site', '{\n  "sites": []\n}', /sites\.json:2: sites: Name at least one site/],
  ])('refuses %s with its line', (_, text, said) => {
    expect(() => reading(text)).toThrow(said);
  });

  it.each([
    [
      'a brand that is a path',
      { brand: '../ky' },
      /sites\.json:4: sites\.0\.brand: A brand is named by its code/,
    ],
    [
      'a host with a port',
      { hosts: ['ky.example:80'] },
      /sites\.json:6: sites\.0\.hosts\.0: A host is a name/,
    ],
    [
      'a platform that is a path',
      { platform: 'platform' },
      /sites\.json:10: sites\.0\.platform: Must be an origin/,
    ],
    [
      'a release that is not there',
      { release: 'ky/9.9.9' },
      /sites\.json:1: The release .*9\.9\.9 of ky is not there/,
    ],
    [
      'deployment data that are not there',
      { deployment: 'gone.json' },
      /gone\.json:1: The file cannot be read/,
    ],
    ['wrong deployment data', { deployment: 'wrong.json' }, /wrong\.json:3: origins\.0: Must be an origin/],
    [
      'a field nobody knows',
      { platfrom: 'x' },
      /sites\.json:11: sites\.0\.platfrom: The field is not known: mend its name or take it out\./,
    ],
    [
      'a mistyped field of the deployment',
      { deployment: 'mistyped.json' },
      /mistyped\.json:4: gameOrigin: The field is not known/,
    ],
    [
      'one that has to be there',
      { deployment: 'mistyped.json' },
      /mistyped\.json:1: socketLine: The field is missing: add it\./,
    ],
  ])('refuses %s with file, line and field', (_, change, said) => {
    expect(() => readingSites({ ...site, ...change })).toThrow(said);
  });

  it.each([
    ['one brand twice', [site, { ...site, hosts: ['b.example'] }], 'Each brand stands here once.'],
    ['one host twice', [site, { ...site, brand: 'jn' }], 'No host belongs to two sites.'],
    [
      'two sites of every name',
      [
        { ...site, hosts: [] },
        { ...site, brand: 'jn', hosts: [] },
      ],
      'One site at most names no hosts.',
    ],
  ])('refuses %s', (_, sites, said) => {
    expect(() => readingSites(...sites)).toThrow(said);
  });
});
