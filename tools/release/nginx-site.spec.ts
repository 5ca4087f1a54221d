import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nginxHere } from './nginx-here';
import { nginxSite } from './nginx-site';
import { isInstalled } from './testing/programs';
import { makeCertificate, nginxIn } from './testing/test-nginx';

describe('the site for nginx', () => {
  it('names its brand, the edges and where its files are, and nothing of another brand', () => {
    const site = nginxSite('ky', { name: 'ky.test', edges: ['10.0.0.1:4200', '10.0.0.2:4200'] });
    expect(site).toContain('  server 10.0.0.1:4200;\n  server 10.0.0.2:4200;\n');
    expect(site.match(/server_name ky\.test;/g)).toHaveLength(2);
    expect(site).toContain('/var/cache/nginx/heptad-ky');
    expect(site).not.toMatch(/undefined|ky\.example;/);
    expect(nginxSite('jn')).not.toContain('ky');
    expect(nginxSite('ky')).toContain('https://$host$request_uri');
    expect(nginxHere('ky')).toContain('https://$host:8443$request_uri');
  });
});

(isInstalled('nginx') ? describe : describe.skip)('the site in a real nginx', () => {
  const folder = mkdtempSync(join(tmpdir(), 'heptad-nginx-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const tested = (sites: readonly string[]) =>
    spawnSync('nginx', ['-t', ...nginxIn(folder, sites)], { encoding: 'utf8' });
  const siteOf = (brand: string) =>
    nginxSite(brand, { certificate: join(folder, 'certificate'), cache: join(folder, 'kept', brand) });

  it('is taken, also beside another brand’s', () => {
    makeCertificate(join(folder, 'certificate'), 'ky.example');
    const { status, stderr } = tested([siteOf('ky'), siteOf('jn')]);
    expect(stderr).toContain('test is successful');
    expect(status).toBe(0);
    // Newer ones say that they would rather have HTTP/2 elsewhere, and take it; who is not root cannot choose a user.
    expect(
      stderr.replaceAll(/.*(?:"listen \.\.\. http2" directive is deprecated|"user" directive).*/g, ''),
    ).not.toMatch(/\[(?:warn|emerg)\]/);
  });

  it('is refused where its certificate is missing', () => {
    const site = nginxSite('ky', { certificate: join(folder, 'nowhere'), cache: join(folder, 'kept/ky') });
    expect(tested([site])).toMatchObject({ status: 1, stderr: expect.stringContaining('fullchain.pem') });
  });
});
