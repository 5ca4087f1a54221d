// npm run doctor -- <address>: looks at a running deployment from outside, and says what to change and where.
import { readArguments } from './arguments.mjs';
import { checkNode, prepare } from './prepare.mjs';
import { runToEnd } from './processes.mjs';
import { Mendable, run } from './report.mjs';

await run(async () => {
  checkNode();
  const [address, ...more] = readArguments().names;
  if (more.length > 0 || !/^https?:\/\//.test(address ?? '') || !URL.canParse(address))
    throw new Mendable('Name one address, such as: npm run doctor -- https://play.example');
  await prepare();
  process.exitCode = await runToEnd(process.execPath, ['--import', 'tsx', 'tools/doctor/main.ts', address]);
});
