// Runs generators on the workspace it is started in and writes nothing.
// Takes on standard input [{ generator, options, given }…], where `given` is files to lay over the workspace first; prints
// [{ error } or { files: { path: text } }…] in the same order.
import { FsTree } from '@nx/devkit/internal';
import { text } from 'node:stream/consumers';

const attempt = async ({ generator, options, given = {} }) => {
  const tree = new FsTree(process.cwd(), false);
  for (const [path, content] of Object.entries(given)) tree.write(path, content);
  const { default: run } = await import(`./${generator}/${generator}.mjs`);
  try {
    await run(tree, options);
  } catch (error) {
    return { error: error.message };
  }
  const files = tree.listChanges().map(({ path, content }) => [path, content?.toString('utf8')]);
  return { files: Object.fromEntries(files) };
};

const results = [];
for (const each of JSON.parse(await text(process.stdin))) results.push(await attempt(each));
process.stdout.write(JSON.stringify(results));
