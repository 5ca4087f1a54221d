import { hash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeCertificate } from '../../release/testing/test-nginx';

let made: string | undefined;

/** The folder of the one certificate of a bench's servers, made at the first call and gone with the process. */
export function certificateFolder(): string {
  if (made !== undefined) return made;
  const folder = mkdtempSync(join(tmpdir(), 'heptad-bench-certificate-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  makeCertificate(folder, 'localhost');
  return (made = folder);
}

/** Makes Chromium believe the certificate: of a page whose certificate it only tolerates it keeps no file. */
export function believedCertificate(): string {
  const { publicKey } = new X509Certificate(readFileSync(join(certificateFolder(), 'fullchain.pem')));
  const key = publicKey.export({ type: 'spki', format: 'der' });
  return `--ignore-certificate-errors-spki-list=${hash('sha256', key, 'base64')}`;
}
