import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NATIVE_PACKAGES, bundleEdge } from './bundle-edge';
import { packagesBeside } from './native-packages';

// Writes the edge's programs and the packages beside them into the folder named, as a release has them: for tests and benches.
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder.');
const { files } = await bundleEdge(process.cwd(), { version: 'test' });
mkdirSync(folder, { recursive: true });
for (const [name, content] of files) writeFileSync(join(folder, name), content);
for (const { name, folder: from } of packagesBeside(process.cwd(), NATIVE_PACKAGES))
  cpSync(from, join(folder, 'node_modules', name), { recursive: true });
