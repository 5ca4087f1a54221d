// Lints pieces of code as if they lay where each sample says, and prints the rules that object to each.
// Takes on standard input [{ file, code, typed }], prints [[ruleId…]…] in the same order. Nothing is written to the tree.
import { ESLint } from 'eslint';
import nx from '@nx/devkit';
import { text } from 'node:stream/consumers';
import tseslint from 'typescript-eslint';

const samples = JSON.parse(await text(process.stdin));
await nx.createProjectGraphAsync({ exitOnError: true });

const typed = samples.filter((sample) => sample.typed);

/** With the types of the whole program, which takes most of a minute to read. */
const withTypes = new ESLint({
  overrideConfig: {
    languageOptions: {
      parserOptions: {
        // Samples are no files, so the whole program does not hold them.
        project: null,
        projectService: {
          allowDefaultProject: [...new Set(typed.map(({ file }) => file))],
          maximumDefaultProjectFileMatchCount_THIS_WILL_SLOW_DOWN_LINTING: typed.length,
        },
      },
    },
  },
});
/** Without the rules that ask for types. */
const withoutTypes = new ESLint({
  overrideConfig: [
    { files: ['**/*.{ts,tsx}'], ...tseslint.configs.disableTypeChecked },
    {
      files: ['**/*.{ts,tsx}'],
      languageOptions: { parserOptions: { project: null } },
      rules: { 'heptad/no-float-money': 'off' },
    },
  ],
});

const verdicts = [];
for (const sample of samples) {
  const eslint = sample.typed ? withTypes : withoutTypes;
  const [result] = await eslint.lintText(sample.code, { filePath: sample.file });
  verdicts.push(result.messages.map(({ ruleId, message }) => ruleId ?? message));
}
process.stdout.write(JSON.stringify(verdicts));
process.exit(0);
