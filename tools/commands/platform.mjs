import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Mendable, say } from './report.mjs';

const PATIENCE_MS = 90_000;
const DEMO = { name: 'demo01', password: 'Heptad2026' };

/** Resolves once the address answers; a program that does not come up in a minute and a half is an error. */
export async function waitForHealth(address, name) {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    const answered = await fetch(address).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return;
    await pause(150);
  }
  throw new Mendable(
    `The ${name} did not answer at ${address} within ${PATIENCE_MS / 1000} s; its lines above say why.`,
  );
}

/** Prints where everything is. The brand's own host name keeps the brands' cookies apart. */
export function announce({ brand, port, sandboxOrigin, lan }) {
  const { names } = JSON.parse(readFileSync(`brands/${brand}/brand.json`, 'utf8'));
  say('');
  say(`  ${names.en} (${names['zh-CN']})   http://${brand}.localhost:${port}`);
  if (lan !== undefined) say(`  On your network      http://${lan}:${port}`);
  say(`  Sandbox and panel    ${sandboxOrigin}/__sandbox/`);
  say(`  Log in as            ${DEMO.name} / ${DEMO.password}   (play money)`);
  say('  Ctrl-C ends everything.');
  say('');
}
