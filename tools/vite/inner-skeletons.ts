/** What `data-entry` says where the home page's skeleton does not stand: the lists of sports, or the brand's mark. */
type InnerEntry = 'lists' | 'mark';

/** The source of a pattern for the paths of the sports lists, `/home/sports` and `/home/sports/:type`. */
export const LIST_PATHS = '^\\/home\\/sports(\\/(?!sportsDetails|sportsResult|redList)[^\\/]+)?\\/?$';

const ROWS = 4;

const of = (entry: InnerEntry): string => `[data-entry=${entry}]`;

/**
 * How pages look until the app draws them: the sports page as it looks until its list is there, in the measures of its own
 * skeleton; any other by the brand's name, which stays away where the app comes at once.
 */
export function innerSkeletonStyles(): string {
  return [
    `:root:not(${of('lists')}) .sk-lists,:root:not(${of('mark')}) .sk-mark{display:none}`,
    '.sk-head{height:calc(96px + env(safe-area-inset-top));background:var(--color-head)}',
    '.sk-strip{height:44px;border-bottom:1px solid var(--color-line)}',
    '.sk-row{display:flex;gap:8px;height:197px;padding:48px 12px 8px;' +
      'background:var(--color-raised);border-bottom:1px solid var(--color-line)}',
    '.sk-row p{width:34%;margin:auto 0}',
    '.sk-row i,.sk-row b{display:block;border-radius:var(--radius-s);background:var(--color-sunken)}',
    '.sk-row i{width:75%;height:16px}.sk-row i+i{width:50%;margin-top:12px}',
    '.sk-row b{flex:1}',
    '.sk-mark{position:fixed;inset:0;display:grid;place-content:center;justify-items:center;gap:16px;' +
      'color:var(--color-accent);font:var(--font-weight-head) 28px/1.2 var(--font-display);' +
      'animation:sk-come .2s .4s both}',
    '.sk-mark i{width:96px;height:3px;overflow:hidden;border-radius:3px;background:var(--color-sunken)}',
    '.sk-mark i:after{content:"";display:block;width:40%;height:100%;border-radius:3px;' +
      'background:var(--color-accent);animation:sk-run 1.2s infinite ease-in-out alternate}',
    '@keyframes sk-come{from{opacity:0}}',
    '@keyframes sk-run{to{transform:translateX(150%)}}',
    '@media(prefers-reduced-motion:reduce){.sk-mark i:after{width:100%;animation:none}}',
    // The full-site layout: its head above, lists and sports in the rail.
    '@media(width>=64rem){.sk-head{height:60px;border-radius:var(--radius-l) var(--radius-l) 0 0}.sk-strip{display:none}' +
      '.sk-lists:before{content:"";position:absolute;inset:0 0 auto;height:64px;background:var(--color-head)}}',
  ].join('');
}

/** The skeletons of all pages but home, of which `data-entry` shows one. */
export function innerSkeletonsHtml(name: string): string {
  const row = '<div class="sk-row"><p><i></i><i></i></p><b></b><b></b><b></b></div>';
  return [
    '<div class="sk-lists" aria-hidden="true"><div class="sk-head"></div><div class="sk-strip"></div>',
    row.repeat(ROWS),
    '<div class="sk-tabs"></div></div>',
    `<div class="sk-mark" aria-hidden="true">${name}<i></i></div>`,
  ].join('');
}
