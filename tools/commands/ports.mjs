import { createServer } from 'node:net';
import { Mendable, say } from './report.mjs';

const TRIES = 50;

const isFree = (port, host) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });

/**
 * The port named by an environment variable, or the next free one after it, which is then said.
 * @param {string} variable such as PORT
 * @param {number} standard the port when the variable is not set
 */
export async function freePort(variable, standard, { host = '127.0.0.1', except = [] } = {}) {
  const wanted = process.env[variable] ?? String(standard);
  const first = Number(wanted);
  if (!/^\d+$/.test(wanted) || first < 1 || first > 65_535)
    throw new Mendable(
      `${variable}=${wanted} is not a port: give a whole number from 1 to 65535, such as ${variable}=${standard}.`,
    );
  for (let port = first; port < Math.min(first + TRIES, 65_536); port += 1) {
    if (except.includes(port) || !(await isFree(port, host))) continue;
    if (port !== first)
      say(`Port ${first} is taken, so ${port} is used instead (set ${variable} to choose another).`);
    return port;
  }
  throw new Mendable(
    `Ports ${first} to ${first + TRIES - 1} are all taken: end the programs that hold them or set ${variable} to a free port.`,
  );
}
