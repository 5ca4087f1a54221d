const FILE = 'libs/sandbox/src/platform/sites.ts';
const END = '\n];';

/** The platform writes one of the venues otherwise than brands do. */
const WIRE_CODES = { YBTY: 'OBTY' };

/** Makes the sandbox know the brand's site, which it would refuse otherwise. */
export function addPlatformSite(tree, { siteId, names, venueOrder }) {
  const text = tree.read(FILE, 'utf8') ?? '';
  const end = text.indexOf(END, text.indexOf('DEMO_SITES'));
  if (end < 0)
    throw new Error(`${FILE} holds no list of DEMO_SITES, to which the brand's site would be added.`);
  const order = venueOrder.map((code) => WIRE_CODES[code] ?? code);
  const row = `site('${siteId}', ${JSON.stringify(names['zh-CN'])}, ${JSON.stringify(order)}),`;
  tree.write(FILE, `${text.slice(0, end)}\n  ${row}${text.slice(end)}`);
}
