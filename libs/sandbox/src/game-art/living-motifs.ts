import { CREAM, INK, MAIN, ring, SECOND } from './brushes';

/** Motifs that live or grow, drawn in a box of 100 × 100. */
export const LIVING_MOTIFS = {
  beast: `${ring(50, 52, 40, 14, (x, y) => `<circle cx="${x}" cy="${y}" r="11" fill="${SECOND}"/>`)}
    <circle cx="50" cy="54" r="36" fill="${MAIN}"/><path d="M22 30l4-18 16 12zM78 30l-4-18-16 12z" fill="${MAIN}"/>
    <path d="M50 22v16M38 26l5 12M62 26l-5 12M17 52l13 3M83 52l-13 3M20 66l11-3M80 66l-11-3" stroke="${INK}" stroke-width="4" stroke-linecap="round"/>
    <ellipse cx="37" cy="52" rx="7" ry="8" fill="${CREAM}"/><ellipse cx="63" cy="52" rx="7" ry="8" fill="${CREAM}"/>
    <circle cx="38" cy="53" r="4" fill="${INK}"/><circle cx="62" cy="53" r="4" fill="${INK}"/>
    <ellipse cx="50" cy="73" rx="17" ry="13" fill="${CREAM}"/><path d="M43 66h14l-7 8z" fill="${INK}"/><path d="M50 74v5m0 0q-6 6-11 1m11-1q6 6 11 1" stroke="${INK}" stroke-width="2.5" fill="none"/>`,
  bird: `<path d="M50 58C30 44 16 46 4 22c22 8 36 10 46 24zM50 58c20-14 34-12 46-36-22 8-36 10-46 24z" fill="${SECOND}"/>
    <path d="M50 56C36 50 24 54 12 40c18 4 30 4 38 10zM50 56c14-6 26-2 38-16-18 4-30 4-38 10z" fill="${MAIN}"/>
    <path d="M50 62c-3 14-12 22-22 34 4-12 8-20 12-32zM50 62c3 14 12 22 22 34-4-12-8-20-12-32zM44 64h12l-6 36z" fill="${SECOND}"/>
    <path d="M40 36c0-14 20-14 20 0 2 16-4 32-10 36-6-4-12-20-10-36z" fill="${MAIN}"/><path d="M46 36h8l-4 10z" fill="${CREAM}"/>
    <circle cx="45" cy="31" r="2.5" fill="${INK}"/><circle cx="55" cy="31" r="2.5" fill="${INK}"/><path d="M50 24c-4-8-2-14 0-20 2 6 4 12 0 20z" fill="${CREAM}"/>`,
  dragon: `<path d="M18 88C2 62 34 58 48 66s34 6 32-14S46 46 44 30" fill="none" stroke="${SECOND}" stroke-width="20" stroke-linecap="round"/>
    <path d="M18 88C2 62 34 58 48 66s34 6 32-14S46 46 44 30" fill="none" stroke="${MAIN}" stroke-width="14" stroke-linecap="round" stroke-dasharray="7 2.5"/>
    <path d="M30 34c-4-20 14-30 32-22 10 4 22 4 30 14-8 2-8 6-18 8-4 12-22 20-44 0z" fill="${MAIN}"/><path d="M44 10C38 2 30 2 24 0c2 8 6 14 14 18zM56 8C54 2 50-2 44-4" fill="${CREAM}" stroke="${CREAM}" stroke-width="3"/>
    <circle cx="58" cy="20" r="4.5" fill="${CREAM}"/><circle cx="59" cy="20" r="2.4" fill="${INK}"/><path d="M88 28c6 6 4 12-2 16M80 32c2 8-4 12-8 16" stroke="${CREAM}" stroke-width="2.5" fill="none" stroke-linecap="round"/>
    <circle cx="84" cy="74" r="9" fill="${CREAM}"/><circle cx="81" cy="71" r="3" fill="#fff"/>`,
  fish: `<path d="M70 50c10-16 22-22 28-22-4 14-4 30 0 44-6 0-18-6-28-22z" fill="${SECOND}"/><path d="M36 30c8-16 22-18 30-14-4 6-6 10-8 18zM40 72c6 14 16 16 24 12-4-6-6-10-8-14z" fill="${SECOND}"/>
    <path d="M4 52c12-30 52-34 74-2C56 84 16 80 4 52z" fill="${MAIN}"/>
    ${[40, 52, 64].map((x) => `<path d="M${x} 34q8 8 0 16q8 8 0 16" fill="none" stroke="${CREAM}" stroke-opacity=".6" stroke-width="2.5"/>`).join('')}
    <path d="M30 34q-8 16 0 34" fill="none" stroke="${INK}" stroke-opacity=".5" stroke-width="2.5"/><circle cx="18" cy="46" r="6" fill="#fff"/><circle cx="17" cy="46" r="3" fill="${INK}"/>
    <circle cx="8" cy="24" r="4" fill="none" stroke="${CREAM}" stroke-width="2"/><circle cx="16" cy="12" r="6" fill="none" stroke="${CREAM}" stroke-width="2"/>`,
  fruit: `<path d="M34 66C36 38 46 20 64 8M68 62C68 40 66 24 64 8" fill="none" stroke="#3f7d2f" stroke-width="4" stroke-linecap="round"/><path d="M64 8c14-8 26-4 32 6-12 6-24 4-32-6z" fill="#5fae3c"/>
    <circle cx="32" cy="74" r="22" fill="${MAIN}"/><circle cx="70" cy="70" r="22" fill="${SECOND}"/>
    <ellipse cx="25" cy="66" rx="6" ry="8" fill="#fff" opacity=".6" transform="rotate(30 25 66)"/><ellipse cx="63" cy="62" rx="6" ry="8" fill="#fff" opacity=".6" transform="rotate(30 63 62)"/>`,
  flower: `${ring(50, 50, 28, 8, (x, y, turn) => `<ellipse cx="${x}" cy="${y}" rx="20" ry="13" fill="${SECOND}" transform="rotate(${turn} ${x} ${y})"/>`)}
    ${ring(50, 50, 20, 8, (x, y, turn) => `<ellipse cx="${x}" cy="${y}" rx="15" ry="9" fill="${MAIN}" transform="rotate(${turn} ${x} ${y})"/>`, 22.5)}
    <circle cx="50" cy="50" r="12" fill="${CREAM}"/>${ring(50, 50, 7, 7, (x, y) => `<circle cx="${x}" cy="${y}" r="1.8" fill="${INK}"/>`)}`,
} as const;
