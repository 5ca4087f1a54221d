// Lints pieces of code as if they lay where each sample says, and prints the rules that object to each.
// Takes on standard input [{ file, code }], prints [[ruleId…]…] in the same order. Nothing is written to the tree.
import { ESLint } from 'eslint';
import nx from '@nx/devkit';
import { text } from 'node:stream/consumers';

const samples = JSON.parse(await text(process.stdin));
await nx.createProjectGraphAsync({ exitOnError: true });

const eslint = new ESLint({
  overrideConfig: {
    languageOptions: {
      parserOptions: {
        // Samples are no files, so the whole program does not hold them.
        project: null,
        projectService: {
          allowDefaultProject: [...new Set(samples.map(({ file }) => file))],
          maximumDefaultProjectFileMatchCount_THIS_WILL_SLOW_DOWN_LINTING: samples.length,
        },
      },
    },
  },
});

const verdicts = [];
for (const { file, code } of samples) {
  const [result] = await eslint.lintText(code, { filePath: file });
  verdicts.push(result.messages.map(({ ruleId, message }) => ruleId ?? message));
}
process.stdout.write(JSON.stringify(verdicts));
process.exit(0);
