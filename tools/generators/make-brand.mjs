// Makes a brand in the workspace it is started in. Takes the generator's options as JSON on standard input; what is wrong with them is
// printed as { error }.
import { FsTree } from '@nx/devkit/internal';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import brand from './brand/brand.mjs';

const tree = new FsTree(process.cwd(), false);
try {
  await brand(tree, JSON.parse(await text(process.stdin)));
  for (const { path, content } of tree.listChanges()) {
    mkdirSync(dirname(join(tree.root, path)), { recursive: true });
    writeFileSync(join(tree.root, path), content);
  }
  process.stdout.write('{}');
} catch (error) {
  process.stdout.write(JSON.stringify({ error: error.message }));
}
