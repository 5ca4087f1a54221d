import { CREAM, INK, MAIN, ring, SECOND } from './brushes';

/** Motifs that somebody has made, drawn in a box of 100 × 100. */
export const MADE_MOTIFS = {
  gem: `<path d="M24 14h52l20 26-46 52L4 40z" fill="${MAIN}"/><path d="M24 14 36 40H4zM76 14 64 40h32z" fill="#fff" opacity=".28"/><path d="M24 14h52L64 40H36z" fill="#fff" opacity=".45"/>
    <path d="M36 40h28L50 92z" fill="#fff" opacity=".18"/><path d="M4 40h32l14 52z" fill="${SECOND}" opacity=".6"/><path d="M86 8v14M79 15h14M12 62v10M7 67h10" stroke="#fff" stroke-width="3" stroke-linecap="round"/>`,
  coin: `<circle cx="54" cy="56" r="40" fill="${INK}" opacity=".35"/><circle cx="50" cy="50" r="42" fill="${SECOND}"/><circle cx="50" cy="50" r="37" fill="${MAIN}"/><circle cx="50" cy="50" r="31" fill="none" stroke="${CREAM}" stroke-opacity=".8" stroke-width="2.5"/>
    <rect x="39" y="39" width="22" height="22" rx="2" fill="${INK}" opacity=".75"/><rect x="36" y="36" width="28" height="28" rx="3" fill="none" stroke="${CREAM}" stroke-width="3"/>
    <path d="M50 23v9M46 26h8M50 68v9M45 74h10M23 50h9M26 45v10M68 50h9M71 46l5 8" stroke="${CREAM}" stroke-width="3" stroke-linecap="round"/><path d="M20 36A34 34 0 0 1 38 18" stroke="#fff" stroke-opacity=".8" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  lantern: `<path d="M50-6V12" stroke="${CREAM}" stroke-width="3"/><rect x="34" y="10" width="32" height="8" rx="2" fill="${SECOND}"/><path d="M30 18h40c26 14 26 40 0 54H30C4 58 4 32 30 18z" fill="${MAIN}"/>
    <path d="M40 18c-14 16-14 38 0 54M60 18c14 16 14 38 0 54M50 18v54" stroke="${CREAM}" stroke-opacity=".75" stroke-width="2.5" fill="none"/><rect x="34" y="72" width="32" height="8" rx="2" fill="${SECOND}"/>
    <path d="M50 80v6M44 86l-2 16M50 86v18M56 86l2 16" stroke="${CREAM}" stroke-width="3" stroke-linecap="round"/><ellipse cx="28" cy="40" rx="5" ry="11" fill="#fff" opacity=".5"/>`,
  mask: `<path d="M12 16c24-12 52-12 76 0 2 40-10 68-38 82C22 84 10 56 12 16z" fill="${CREAM}"/><path d="M12 16c24-12 52-12 76 0 0 8 0 14-2 22-14-12-26-6-32 6-2 4-6 4-8 0-6-12-18-18-32-6-2-8-2-14-2-22z" fill="${MAIN}"/>
    <path d="M22 46c8-8 18-6 22 2-8 6-16 6-22-2zM78 46c-8-8-18-6-22 2 8 6 16 6 22-2z" fill="${INK}"/><circle cx="34" cy="46" r="2.5" fill="#fff"/><circle cx="66" cy="46" r="2.5" fill="#fff"/>
    <path d="M50 4c-6 10-6 18 0 26 6-8 6-16 0-26z" fill="${SECOND}"/><path d="M40 78q10 8 20 0-4-6-10-3-6-3-10 3z" fill="${SECOND}"/><path d="M50 50v14l-5 3h10z" fill="${SECOND}" opacity=".5"/><path d="M18 60c6 6 10 6 16 2M82 60c-6 6-10 6-16 2" stroke="${MAIN}" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  sword: `<g transform="rotate(38 50 50)"><path d="M44-10 50-20l6 10v74H44z" fill="${CREAM}"/><path d="M50-20v84H44V-10z" fill="#fff" opacity=".7"/><rect x="30" y="64" width="40" height="8" rx="4" fill="${MAIN}"/><rect x="45" y="72" width="10" height="26" rx="3" fill="${SECOND}"/><circle cx="50" cy="102" r="7" fill="${MAIN}"/></g>
    <g transform="rotate(-38 50 50)"><path d="M44-10 50-20l6 10v74H44z" fill="${CREAM}"/><path d="M50-20v84h6V-10z" fill="#b9c3d6" opacity=".8"/><rect x="30" y="64" width="40" height="8" rx="4" fill="${MAIN}"/><rect x="45" y="72" width="10" height="26" rx="3" fill="${SECOND}"/><circle cx="50" cy="102" r="7" fill="${MAIN}"/></g>`,
  ship: `<path d="M50 2v70" stroke="${INK}" stroke-width="4"/><path d="M52 6c22 8 32 28 32 54H52z" fill="${MAIN}"/><path d="M48 14C30 22 20 38 18 60h30z" fill="${CREAM}"/>
    <path d="M52 22h22M52 36h30M52 49h32M48 30H28M48 45H21" stroke="${INK}" stroke-opacity=".35" stroke-width="2"/><path d="M4 66h92c-4 18-14 26-24 26H28C18 92 8 84 4 66z" fill="${SECOND}"/><path d="M4 66h92l-2 7H6z" fill="${CREAM}" opacity=".7"/>
    <path d="M-6 94q9-8 18 0t18 0 18 0 18 0 18 0 18 0" stroke="#fff" stroke-opacity=".85" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M50 2l16-6-16-6z" fill="${MAIN}"/>`,
  temple: `<path d="M50-4v10" stroke="${CREAM}" stroke-width="4" stroke-linecap="round"/><path d="M30 24q14-4 20-18 6 14 20 18zM20 50q20-4 30-22 10 18 30 22zM8 78q26-4 42-24 16 20 42 24z" fill="${MAIN}"/>
    <path d="M38 24h24v10H38zM32 50h36v10H32zM24 78h52v18H24z" fill="${SECOND}"/><path d="M42 96V82q8-8 16 0v14z" fill="${INK}"/><path d="M30 24h40M20 50h60M8 78h84" stroke="${CREAM}" stroke-width="3" stroke-linecap="round"/>
    <circle cx="32" cy="86" r="3" fill="${CREAM}"/><circle cx="68" cy="86" r="3" fill="${CREAM}"/><path d="M14 98h72" stroke="${CREAM}" stroke-width="4" stroke-linecap="round"/>`,
  card: `<g transform="rotate(-14 40 60)"><rect x="8" y="14" width="52" height="76" rx="7" fill="${SECOND}"/><rect x="14" y="20" width="40" height="64" rx="4" fill="none" stroke="${CREAM}" stroke-opacity=".7" stroke-width="2.5"/><path d="M34 32 46 52 34 72 22 52z" fill="${CREAM}" opacity=".6"/></g>
    <g transform="rotate(12 60 50)"><rect x="38" y="8" width="54" height="80" rx="7" fill="${CREAM}"/><path d="M65 26c8 12 18 14 18 24 0 8-10 11-15 5 0 7 2 9 5 12H57c3-3 5-5 5-12-5 6-15 3-15-5 0-10 10-12 18-24z" fill="${MAIN}"/><circle cx="46" cy="17" r="3.5" fill="${MAIN}"/><circle cx="84" cy="79" r="3.5" fill="${MAIN}"/></g>`,
  wheel: `<circle cx="50" cy="50" r="46" fill="${SECOND}"/><circle cx="50" cy="50" r="40" fill="${INK}"/>${ring(50, 50, 0, 12, (x, y, turn) => `<path d="M50 50 46.5 12h7z" fill="${MAIN}" transform="rotate(${turn} ${x} ${y})"/>`)}
    <circle cx="50" cy="50" r="20" fill="${SECOND}"/><circle cx="50" cy="50" r="9" fill="${CREAM}"/>${ring(50, 50, 15, 4, (x, y) => `<circle cx="${x}" cy="${y}" r="3.5" fill="${CREAM}"/>`)}
    <circle cx="50" cy="50" r="43" fill="none" stroke="${CREAM}" stroke-width="2.5" stroke-dasharray="2 6"/><circle cx="78" cy="30" r="6" fill="#fff"/>`,
  ball: `<circle cx="50" cy="28" r="26" fill="${MAIN}"/><circle cx="26" cy="70" r="26" fill="${SECOND}"/><circle cx="75" cy="70" r="26" fill="${MAIN}"/>
    ${[
      [50, 28],
      [26, 70],
      [75, 70],
    ]
      .map(
        ([x = 0, y = 0]) =>
          `<circle cx="${x}" cy="${y}" r="13" fill="${CREAM}"/><circle cx="${x - 9}" cy="${y - 13}" r="5" fill="#fff" opacity=".75"/>`,
      )
      .join('')}
    <circle cx="50" cy="28" r="4" fill="${INK}"/><circle cx="22" cy="66" r="3.4" fill="${INK}"/><circle cx="30" cy="74" r="3.4" fill="${INK}"/><circle cx="70" cy="75" r="3.2" fill="${INK}"/><circle cx="75" cy="70" r="3.2" fill="${INK}"/><circle cx="80" cy="65" r="3.2" fill="${INK}"/>`,
  cup: `<path d="M24 16C4 12 2 44 30 50M76 16c20-4 22 28-6 34" fill="none" stroke="${SECOND}" stroke-width="8"/><path d="M22 8h56c2 34-6 52-28 56C28 60 20 42 22 8z" fill="${MAIN}"/><path d="M30 14c0 22 4 34 12 42" stroke="#fff" stroke-opacity=".65" stroke-width="5" fill="none" stroke-linecap="round"/>
    <path d="M45 62h10v16H45z" fill="${SECOND}"/><path d="M32 78h36l6 16H26z" fill="${MAIN}"/><path d="m50 20 4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1z" fill="${CREAM}"/>`,
  tile: `<g transform="rotate(-10 34 54)"><rect x="6" y="20" width="50" height="68" rx="8" fill="${SECOND}"/><rect x="6" y="16" width="50" height="64" rx="8" fill="${CREAM}"/>${ring(31, 48, 15, 6, (x, y) => `<circle cx="${x}" cy="${y}" r="5.5" fill="${MAIN}"/>`)}<circle cx="31" cy="48" r="6" fill="${INK}"/></g>
    <g transform="rotate(9 68 50)"><rect x="46" y="16" width="48" height="70" rx="8" fill="${SECOND}"/><rect x="46" y="12" width="48" height="66" rx="8" fill="${CREAM}"/><path d="M70 22v46M56 34h28M58 52h24" stroke="${MAIN}" stroke-width="7" stroke-linecap="round"/></g>`,
} as const;
