// Stands for the least a page with home's content can cost: the page as it is served, its skeleton in home's geometry and
// its hero in the HTML, with its stylesheets and without a script.

const PROGRAM = /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*rel="modulepreload"[^>]*>/g;

/** What the program takes away for home's skeleton to show. */
const UNCHOSEN = ' data-entry=""';

/** A served page without its program. */
export function staticCopy(html: string): string {
  return html.replace(PROGRAM, '').replace(UNCHOSEN, '');
}
