import { createEdge } from '@heptad/edge';
import { readSettings } from './settings';

async function main(): Promise<void> {
  const { brand, host, port, ...options } = readSettings(process.env, process.argv.slice(2), process.cwd());
  const edge = createEdge(options);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void edge.close());
  const address = await edge.listen({ host, port });
  console.info(`The edge serves ${brand} at ${address}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
