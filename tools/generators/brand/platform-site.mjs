/** The platform writes one of the venues otherwise than brands do. */
const WIRE_CODES = { YBTY: 'OBTY' };

/** What the platform knows of a brand's site, which is `site.json` of the brand. */
export function platformSite({ names, venueOrder }) {
  return { title: names, venueOrder: venueOrder.map((code) => WIRE_CODES[code] ?? code) };
}
