import { MEMBER_STATES } from '../members/member';
import { apiReference } from '../reference/reference';
import type { SubjectServer } from '../server/subjects';
import { codeCatalogue } from './code-catalogue';
import { PANEL_PAGE, PANEL_STYLE } from './panel-page';
import { PANEL_SCRIPT } from './panel-script';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; form-action 'none'; frame-ancestors 'none'";

/** Puts the panel's page and what it reads on the server. */
export function servePanel({ app }: SubjectServer): void {
  app.get('/__sandbox', async (_request, reply) =>
    reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8').send(PANEL_PAGE),
  );
  app.get('/__sandbox/panel.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(PANEL_SCRIPT),
  );
  app.get('/__sandbox/panel.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(PANEL_STYLE),
  );
  app.get('/__sandbox/codes', async () => ({ codes: codeCatalogue(), states: MEMBER_STATES }));
  app.get('/__sandbox/reference', async () => apiReference());
}
