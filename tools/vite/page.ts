import { DEPLOYMENT_ELEMENT_ID } from '@heptad/brand-config';
import type { BrandSource } from './brand-source';
import type { EntranceScripts } from './entrances';
import { FIRST_FAILURE_HTML, firstFailureScript, firstFailureStyles, NO_SCRIPTS_HTML } from './first-failure';
import { entranceScript, firstPaintScript } from './first-paint';
import { MANIFEST_FILES } from './launcher';
import { skeletonHtml, skeletonStyles, type HeroDrawings } from './skeleton';

/** Where a brand's `index.html` wants the brand, and where the server puts the deployment's configuration. */
export const PAGE_MARKERS = {
  head: '<!--brand-head-->',
  skeleton: '<!--brand-skeleton-->',
  deployment: '<!--deployment-->',
} as const;

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`);

function attributes({ brand: { layout } }: BrandSource): string {
  const data = {
    theme: 'light',
    density: layout.density,
    'section-head': layout.sectionHead,
    corner: layout.corner,
    'match-head': layout.matchHead,
    'match-row': layout.matchRow,
    // No skeleton is shown before the first script has chosen one.
    entry: '',
  };
  return ['lang="zh-CN"', ...Object.entries(data).map(([name, value]) => `data-${name}="${value}"`)].join(
    ' ',
  );
}

function head(source: BrandSource): string {
  const { brand, theme } = source;
  return [
    `<title>${escapeHtml(brand.names['zh-CN'])}</title>`,
    `<meta name="description" content="${escapeHtml(brand.slogan['zh-CN'])}">`,
    `<meta name="theme-color" content="${theme.heads.light.plain}">`,
    `<meta name="apple-mobile-web-app-title" content="${escapeHtml(brand.names['zh-CN'])}">`,
    `<link rel="manifest" href="/${MANIFEST_FILES.fullsite}">`,
    '<link rel="icon" type="image/svg+xml" href="/favicon.svg">',
    '<link rel="apple-touch-icon" href="/icons/fullsite-180.png">',
    `<style>${theme.css}${skeletonStyles(brand)}${firstFailureStyles()}</style>`,
  ].join('\n    ');
}

function replaceOnce(html: string, marker: string, content: string): string {
  if (html.split(marker).length !== 2) throw new Error(`index.html must hold ${marker} exactly once.`);
  return html.replace(marker, () => content);
}

const STYLESHEET_LINK = /\n?[ \t]*<link rel="stylesheet"[^>]*>/g;

/**
 * Moves the stylesheets behind the skeleton, which brings its own styles: a browser paints what stands before them while
 * they are on their way, and still runs no module before they are there.
 */
function stylesheetsLast(html: string): string {
  const links = html.match(STYLESHEET_LINK) ?? [];
  return html.replace(STYLESHEET_LINK, '').replace('</body>', () => `${links.join('').trim()}\n  </body>`);
}

/**
 * Writes a brand into its page: names, icons, first-paint colours, a picture of the home page that stands until the
 * app has drawn the real one, and what is said when the app does not come.
 * @param html the page, with the markers of {@link PAGE_MARKERS} and a bare `<html>`
 * @param hero the drawing of the hero as SVG text, for each theme
 * @param scripts of the pages that visits begin with; none while developing, where nothing is bundled
 */
export function brandPage(
  html: string,
  source: BrandSource,
  hero: HeroDrawings,
  scripts: EntranceScripts = {},
): string {
  const tagged = replaceOnce(html, '<html>', `<html ${attributes(source)}>`);
  const headed = replaceOnce(tagged, PAGE_MARKERS.head, head(source));
  const pictured = stylesheetsLast(
    replaceOnce(
      headed,
      PAGE_MARKERS.skeleton,
      // The edge renders first screens in its place. The script stands behind the pictures, which load while it runs.
      `<!--skeleton-->${skeletonHtml(source.brand, hero)}<script>${firstPaintScript(source)}</script>` +
        `${NO_SCRIPTS_HTML}${FIRST_FAILURE_HTML}<!--/skeleton-->`,
    ),
  );
  return pictured.replace(
    '</body>',
    () => `<script>${entranceScript(scripts)};${firstFailureScript()}</script>\n  </body>`,
  );
}

/**
 * Puts the deployment's configuration into the page.
 * @param json its text; what could end the element is escaped
 */
export function withDeployment(html: string, json: string): string {
  const block = `<script type="application/json" id="${DEPLOYMENT_ELEMENT_ID}">${json.replace(/</g, '\\u003c')}</script>`;
  return replaceOnce(html, PAGE_MARKERS.deployment, block);
}
