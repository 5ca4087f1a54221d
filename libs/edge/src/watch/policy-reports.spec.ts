import { POLICY_REPORT_PATH } from './policy-report-path';
import { reportingEdge } from './test-reports';

describe('reports of the page’s policy', () => {
  const { lines, get, send, metrics } = reportingEdge(POLICY_REPORT_PATH, 'application/csp-report');
  const report = (change: Record<string, string> = {}) => ({
    'csp-report': {
      'document-uri': 'https://play.example/home/sports?token=secret#part',
      'effective-directive': 'img-src',
      'blocked-uri': 'https://evil.example/member-7.png?name=demo01',
      'original-policy': 'x',
      ...change,
    },
  });

  it('are asked for by the page', async () => {
    const { headers } = await get('/');
    expect(headers['content-security-policy']).toContain(`; report-uri ${POLICY_REPORT_PATH}`);
  });

  it('are counted, and kept without anything of a member', async () => {
    expect((await send(report())).statusCode).toBe(204);
    expect(lines).toEqual([
      {
        time: '2026-06-01T12:00:00.000Z',
        kind: 'policy-report',
        brand: 'demo',
        directive: 'img-src',
        blocked: 'https://evil.example',
        page: '/home/sports',
      },
    ]);
    expect(await metrics()).toContain('heptad_edge_policy_reports_total{brand="demo",directive="img-src"} 1');
  });

  it.each([
    [{ 'effective-directive': 'made-up-by-somebody' }, { directive: 'other' }],
    [{ 'effective-directive': '', 'violated-directive': "script-src 'self'" }, { directive: 'script-src' }],
    [{ 'blocked-uri': 'inline' }, { blocked: 'inline' }],
    [{ 'blocked-uri': 'data:text/html,demo01' }, { blocked: 'data:' }],
    [{ 'blocked-uri': '<script>demo01</script>' }, { blocked: '' }],
    [{ 'document-uri': 'about' }, { page: '' }],
  ])('keep of %j only %j', async (change, kept) => {
    await send(report(change as Record<string, string>));
    expect(lines).toEqual([expect.objectContaining(kept)]);
  });

  it.each([
    ['no JSON', '{', 400],
    ['another form', { a: 1 }, 400],
    ['a number for a text', { 'csp-report': { 'blocked-uri': 1 } }, 400],
    ['a book', report({ 'blocked-uri': 'x'.repeat(9_000) }), 413],
  ])('are refused when they are %s', async (_, payload, status) => {
    expect((await send(payload)).statusCode).toBe(status);
    expect(lines).toEqual([]);
  });

  it('are taken from one address ten times a minute', async () => {
    const statuses = [];
    for (let count = 0; count < 12; count += 1) statuses.push((await send(report())).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 204), 429, 429]);
  });

  it('are not read', async () => {
    expect((await get(POLICY_REPORT_PATH)).statusCode).toBe(405);
  });
});
