import { ERROR_CATALOGUE } from '@heptad/contracts';
import { MEMBER_STATES } from '../members/member';
import { apiReference } from '../reference/reference';
import type { AreaServer } from '../server/area-server';
import { codeCatalogue } from './code-catalogue';
import { PANEL_PAGE, PANEL_STYLE } from './panel-page';
import { PANEL_SCRIPT } from './panel-script';
import { SHELL_PAGE, SHELL_SCRIPT, SHELL_STYLE } from './shell-page';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; form-action 'none'; frame-ancestors 'none'";

/** The page that plays the app's surroundings may frame what runs on this machine, and nothing else. */
const SHELL_POLICY = `${POLICY}; frame-src http://localhost:* http://*.localhost:* http://127.0.0.1:*`;

/** Puts the panel's page and what it reads on the server. */
export function servePanel({ app, services }: AreaServer): void {
  app.get('/__sandbox', async (_request, reply) =>
    reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8').send(PANEL_PAGE),
  );
  app.get('/__sandbox/panel.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(PANEL_SCRIPT),
  );
  app.get('/__sandbox/panel.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(PANEL_STYLE),
  );
  app.get('/__sandbox/shell', async (_request, reply) =>
    reply.header('content-security-policy', SHELL_POLICY).type('text/html; charset=utf-8').send(SHELL_PAGE),
  );
  app.get('/__sandbox/shell.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(SHELL_SCRIPT),
  );
  app.get('/__sandbox/shell.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(SHELL_STYLE),
  );
  // Seals as the platform does, for the shell's encrypted string (NATIVE-017).
  app.post('/__sandbox/seal', async ({ body }) => ({ sealed: await services.keys.seal('site', body) }));
  app.get('/__sandbox/codes', async () => ({ codes: codeCatalogue(), states: MEMBER_STATES }));
  app.get('/__sandbox/errors', async () => ERROR_CATALOGUE);
  app.get('/__sandbox/reference', async () => apiReference());
}
