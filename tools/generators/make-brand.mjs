// Makes a brand of the workspace it is started in. Takes the generator's options as JSON on standard input; prints { files }, what files
// are to hold by path, in base64, or what is wrong with the options as { error }. It writes nothing.
import { FsTree } from '@nx/devkit/internal';
import { text } from 'node:stream/consumers';
import brand from './brand/brand.mjs';

const tree = new FsTree(process.cwd(), false);
try {
  await brand(tree, JSON.parse(await text(process.stdin)));
  const files = tree.listChanges().map(({ path, content }) => [path, content.toString('base64')]);
  process.stdout.write(JSON.stringify({ files: Object.fromEntries(files) }));
} catch (error) {
  process.stdout.write(JSON.stringify({ error: error.message }));
}
