/** The platform writes one of the venues otherwise than brands do. */
const WIRE_CODES = { YBTY: 'OBTY' };

const GRADES = 11;

/** The grades by their numbers; the brand gives them names of its own. */
const gradeNames = (word) => Array.from({ length: GRADES }, (_, grade) => `${word} ${grade}`);

/** What the platform knows of a brand's site, which is `site.json` of the brand. */
export function platformSite({ names, venueOrder }) {
  return {
    title: names,
    gradeNames: { 'zh-CN': gradeNames('等级'), 'zh-TW': gradeNames('等級'), en: gradeNames('Grade') },
    venueOrder: venueOrder.map((code) => WIRE_CODES[code] ?? code),
  };
}
