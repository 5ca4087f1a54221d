import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { mustRun } from './processes.mjs';
import { Mendable, say } from './report.mjs';

const NODE = { major: 20, minor: 19 };
const STAMP = 'node_modules/.heptad-installed';

/** Refuses a Node that is too old, before anything else can fail in a way nobody understands. */
export function checkNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > NODE.major || (major === NODE.major && minor >= NODE.minor)) return;
  throw new Mendable(
    `Heptad needs Node ${NODE.major}.${NODE.minor} or newer, and this is ${version}: install it from nodejs.org or with your version manager, then run the command again.`,
  );
}

export const isRoot = () => process.getuid?.() === 0;
const has = (program) => spawnSync('which', [program]).status === 0;

/**
 * Installs Debian packages where that is possible: as root, with apt.
 * @returns {Promise<boolean>} whether they are there now
 */
export async function installDebianPackages(packages, what) {
  if (!isRoot() || !has('apt-get')) return false;
  say(`Installing ${what} (${packages.join(', ')}) …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  try {
    await mustRun('apt-get', ['update', '-qq'], {
      quiet: true,
      env,
      what: 'reading package lists',
      mend: 'apt-get update failed',
    });
    await mustRun('apt-get', ['install', '-y', '-qq', ...packages], {
      quiet: true,
      env,
      what: `installing ${what}`,
      mend: 'apt-get install failed',
    });
    return true;
  } catch (error) {
    if (error instanceof Mendable) return false;
    throw error;
  }
}

/** What the lock file and the scripts' permissions come to; an installation is fresh while it stays the same. */
const installationKey = () =>
  createHash('sha256')
    .update(readFileSync('package.json'))
    .update(readFileSync('package-lock.json'))
    .update(process.version)
    .digest('hex');

/** Says that the packages of the lock file are here, so that they are not installed again. */
export const markInstalled = () => writeFileSync(STAMP, installationKey());

/** Native parts of some packages may have to be compiled; without a compiler npm's own message would not help. */
async function ensureCompiler() {
  const missing = ['g++', 'make', 'python3'].filter((program) => !has(program));
  if (missing.length === 0 || (await installDebianPackages(missing, 'a compiler'))) return;
  say(
    `Note: ${missing.join(', ')} not found. If a native package cannot be installed below, install them first.`,
  );
}

/** Installs the packages of the lock file when they are missing or older than it. */
export async function ensureDependencies() {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === installationKey()) return;
  await ensureCompiler();
  say('Installing packages (two or three minutes on a new machine) …');
  // Not `npm ci`: it refuses a lock file without the packages of other platforms, and not every registry has them all.
  await mustRun('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    what: 'installing packages',
    mend: 'The packages could not be installed. npm said why above; most often the network or a compiler (g++, make, python3) is missing. Mend that and run the command again.',
  });
  markInstalled();
}

/** The installed Chrome or Chromium, if there is one. */
export function installedBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && !existsSync(named))
    throw new Mendable(`CHROMIUM_PATH=${named} does not exist: point it at a Chrome or Chromium.`);
  return (
    named ??
    ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'].map(pathOf).find(Boolean)
  );
}

const pathOf = (program) => spawnSync('which', [program], { encoding: 'utf8' }).stdout.trim();

/** A browser for the journeys: an installed one, else Playwright's download, else the system's package. Returns its path. */
export async function ensureBrowser() {
  const found = installedBrowser() ?? playwrightBrowser();
  if (found) return found;
  say('No Chrome or Chromium found; trying Playwright’s own …');
  const fetched = spawnSync('npx', ['--no-install', 'playwright', 'install', 'chromium'], {
    stdio: 'ignore',
    timeout: 120_000,
  });
  const downloaded = fetched.status === 0 ? playwrightBrowser() : undefined;
  if (downloaded) return downloaded;
  if (await installDebianPackages(['chromium', 'fonts-noto-cjk'], 'Chromium')) return installedBrowser();
  throw new Mendable(
    'The browser tests need Chrome or Chromium and none could be installed: install one (apt-get install chromium, or npx playwright install chromium) or set CHROMIUM_PATH, then run the command again.',
  );
}

const SHELL = 'chromium-headless-shell';

/**
 * Chromium without what draws a window, in which journeys take a fifth less of two cores. It draws some edges another way, so
 * photographs are not taken with it. Returns its path; undefined where another browser was named or it cannot be had.
 */
export async function ensureHeadlessShell() {
  if (process.env.CHROMIUM_PATH !== undefined) return undefined;
  const found = pathOf(SHELL);
  if (found) return found;
  return (await installDebianPackages([SHELL], 'Chromium’s headless shell')) ? pathOf(SHELL) : undefined;
}

function playwrightBrowser() {
  const asked = spawnSync(
    process.execPath,
    ['-e', "process.stdout.write(require('playwright').chromium.executablePath())"],
    { encoding: 'utf8' },
  );
  const path = asked.status === 0 ? asked.stdout.trim() : '';
  return path !== '' && existsSync(path) ? path : undefined;
}

/** Programs of other projects that suites start, each by its Debian package. */
const TESTED_WITH = {
  postgresql: {
    name: 'PostgreSQL',
    isHere: () => existsSync('/usr/lib/postgresql') || has('initdb'),
    so: 'storage is tested on both engines',
  },
  'redis-server': { name: 'Redis', isHere: () => has('redis-server'), so: 'what edges share is tested' },
  nginx: { name: 'nginx', isHere: () => has('nginx'), so: 'what stands in front of edges is tested' },
};

/** Installs the servers that suites start. Where one cannot be had, CI fails; a person's machine goes on without. */
export async function ensureTestedServers() {
  for (const [debian, { name, isHere, so }] of Object.entries(TESTED_WITH)) {
    if (isHere() || (await installDebianPackages([debian], name))) continue;
    const mend = `${name} is not installed and could not be: install it (apt-get install ${debian}), so that ${so}.`;
    if (process.env.CI) throw new Mendable(mend);
    say(`Note: ${mend} Its tests are left out this time.`);
  }
}

/** What every command needs first. */
export async function prepare() {
  checkNode();
  await ensureDependencies();
}
