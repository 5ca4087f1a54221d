export { matrixEngines, postgresPrograms, startPostgres, testedEngines } from './postgres';
export type { PostgresServer, TestedEngine } from './postgres';
export { TEST_SITE, TEST_UUID, headersFor, passwordHashOf, startSandbox } from './sandbox';
export type { SandboxAnswer, SendExtras, StartOptions, TestSandbox } from './sandbox';
export { openSandboxClient } from './sandbox-client';
export type { SandboxClient } from './sandbox-client';
