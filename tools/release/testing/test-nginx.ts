import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { wholeNginx } from '../nginx-here';

/** Makes a certificate for a name that nobody else trusts: `fullchain.pem` and `privkey.pem` in a folder. */
export function makeCertificate(folder: string, name: string): void {
  mkdirSync(folder, { recursive: true });
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  execFileSync(
    'openssl',
    [...request, '-days', '2', '-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`, ...files],
    { stdio: 'pipe' },
  );
}

/**
 * Writes a configuration of nginx that has everything in a folder, and sites as they are.
 * @returns the arguments that nginx is started with
 */
export function nginxIn(folder: string, sites: readonly string[]): readonly string[] {
  mkdirSync(join(folder, 'kept'), { recursive: true });
  writeFileSync(join(folder, 'nginx.conf'), wholeNginx(sites));
  return ['-p', folder, '-c', join(folder, 'nginx.conf')];
}
