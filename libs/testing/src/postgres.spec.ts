import type * as FileSystem from 'node:fs';
import { matrixEngines, postgresPrograms, testedEngines } from './postgres';

jest.mock('node:fs', () => {
  const real = jest.requireActual<typeof FileSystem>('node:fs');
  return { ...real, existsSync: (path: string) => installed && real.existsSync(path) };
});
let installed = true;

describe('PostgreSQL for tests', () => {
  const { CI } = process.env;
  afterEach(() => {
    installed = true;
    if (CI === undefined) delete process.env['CI'];
    else process.env['CI'] = CI;
  });

  it('lets suites run over both engines exactly where PostgreSQL is installed', () => {
    delete process.env['CI'];
    jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect(testedEngines()).toEqual(postgresPrograms() === undefined ? ['sqlite'] : ['sqlite', 'postgres']);
  });

  it('leaves the second engine of some suites to the full matrix', () => {
    const { MATRIX } = process.env;
    jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    try {
      delete process.env['MATRIX'];
      expect(matrixEngines()).toEqual(['sqlite']);
      process.env['MATRIX'] = 'all';
      delete process.env['CI'];
      expect(matrixEngines()).toEqual(testedEngines());
    } finally {
      if (MATRIX === undefined) delete process.env['MATRIX'];
      else process.env['MATRIX'] = MATRIX;
    }
  });

  it('leaves PostgreSQL out with a notice where it is not installed, and fails with a sentence in CI', () => {
    installed = false;
    const notice = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    delete process.env['CI'];
    expect(testedEngines()).toEqual(['sqlite']);
    expect(notice).toHaveBeenCalledWith(expect.stringContaining('is left out'));
    process.env['CI'] = '1';
    expect(() => testedEngines()).toThrow(/install the Debian package "postgresql"/);
  });
});
