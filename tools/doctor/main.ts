import { judge } from './judge';
import { look } from './look';
import { marksOf } from './checks/policy';

const [address = ''] = process.argv.slice(2);
try {
  const seen = await look(new URL(new URL(address).origin));
  const findings = judge(seen);
  for (const [subject, found] of Object.entries(findings)) {
    console.log(`${found.length === 0 ? 'well ' : 'WRONG'}  ${subject}`);
    for (const { what, mend } of found) console.log(`         ${what}\n           → ${mend}`);
  }
  const count = Object.values(findings).flat().length;
  const files = `${String(seen.files.size)} files looked at, ${String(marksOf(seen))} points for the headers`;
  console.log(`\n${files}. ${count === 0 ? 'Nothing to change.' : `${String(count)} to change.`}`);
  process.exitCode = count === 0 ? 0 : 1;
} catch (error) {
  console.error(`${address} cannot be looked at: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
