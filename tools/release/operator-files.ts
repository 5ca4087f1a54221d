import { deploymentFileSchema, sitesFileSchema } from '@heptad/edge';
import { toJsonSchema } from '@valibot/to-json-schema';
import { nginxHere } from './nginx-here';
import { nginxSite } from './nginx-site';
import { alertRules } from './watching/alert-rules';
import { dashboard } from './watching/dashboard';

const asText = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;

/** Rules that JSON Schema cannot say are left to the edge, which refuses what breaks them. */
const schemaText = (schema: typeof deploymentFileSchema | typeof sitesFileSchema): string =>
  asText(toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' }));

const exampleDeployment = {
  $schema: './deployment.schema.json',
  environment: 'production',
  origins: ['https://platform.example'],
  imageOrigins: ['https://pictures.example'],
  gameOrigins: ['https://games.example'],
  videoOrigins: [],
  embeddingOrigins: [],
  signatureSalts: {
    '/site': 'given-by-the-platform',
    '/game': 'given-by-the-platform',
    '/act': 'given-by-the-platform',
    '/page/fd': 'given-by-the-platform',
    '/api/mobile': 'given-by-the-platform',
    '/yewu': 'given-by-the-platform',
    '/v1': 'given-by-the-platform',
  },
  socketLine: '/stream',
  replacedNames: [],
};

const exampleSites = (brand: string) => ({
  $schema: './sites.schema.json',
  sites: [
    {
      brand,
      hosts: [`${brand}.example`],
      release: `/srv/heptad/${brand}/current`,
      deployment: `${brand}.json`,
      platform: 'https://platform.example',
    },
  ],
});

const systemdUnit = (
  brand: string,
): string => `# One edge for all brands that /etc/heptad/sites.json names, with the program of the release of ${brand}.
# Copy it to /etc/systemd/system/heptad-edge.service; then: systemctl enable --now heptad-edge
[Unit]
Description=Heptad edge
Wants=network-online.target
After=network-online.target

[Service]
Type=exec
DynamicUser=yes
RuntimeDirectory=heptad
Environment=NODE_ENV=production
Environment=SITES=/etc/heptad/sites.json
Environment=PORT=4200
Environment=TRUST_PROXY=1
Environment=WATCH_PORT=9464
Environment=ACCESS_LOG=on
Environment=DRAIN_NOTICE_MS=5000
Environment=PID_FILE=/run/heptad/edge.pid
ExecStart=/usr/bin/node /srv/heptad/${brand}/current/edge/edge.mjs
# Other data, or another release of a brand: no request is dropped. Another program needs a restart.
ExecReload=/bin/kill -HUP $MAINPID
# The notice, 25 seconds for what is under way, and some.
TimeoutStopSec=40
Restart=on-failure
LimitNOFILE=65536
ProtectSystem=strict
ProtectHome=yes
PrivateTmp=yes
NoNewPrivileges=yes
CapabilityBoundingSet=

[Install]
WantedBy=multi-user.target
`;

/** What operators start from: examples that are valid as they are, and the schemas by which editors check them. */
export const operatorFiles = (brand: string): Readonly<Record<string, string>> => ({
  'deployment.schema.json': schemaText(deploymentFileSchema),
  'sites.schema.json': schemaText(sitesFileSchema),
  [`${brand}.json`]: asText(exampleDeployment),
  'sites.json': asText(exampleSites(brand)),
  'grafana-dashboard.json': asText(dashboard()),
  'prometheus-alerts.yml': asText(alertRules()),
  'nginx.conf': nginxSite(brand),
  'nginx-here.conf': nginxHere(brand),
  'heptad-edge.service': systemdUnit(brand),
});
