import DOMPurify from 'dompurify';
import { createElement, Fragment, type ReactNode } from 'react';

/** Draws a link. @param address as it was written: nobody has judged it */
export type DrawLink = (address: string, words: ReactNode) => ReactNode;

/** The elements that are drawn, with their looks; everything else is left out, and its words stay. */
const LOOKS: Readonly<Record<string, string>> = {
  p: 'my-3 first:mt-0 last:mb-0',
  br: '',
  b: 'font-semibold',
  strong: 'font-semibold',
  i: 'italic',
  em: 'italic',
  u: 'underline',
  ul: 'my-3 list-disc pl-5',
  ol: 'my-3 list-decimal pl-5',
  li: 'my-1',
  h3: 'mt-5 mb-2 text-lg font-semibold first:mt-0',
  h4: 'mt-4 mb-2 font-semibold first:mt-0',
  blockquote: 'my-3 border-l-4 border-line pl-3 text-muted',
};

/** Elements within elements that are drawn as such; deeper ones are drawn as their words. */
const MOST_DEEP = 12;

/**
 * Draws rich text from outside. DOMPurify takes out scripts, styles, pictures, forms and all attributes but a link's address. What is
 * left becomes elements of React one by one, so that no markup of another's ever reaches the page.
 * @throws Error where this browser cannot clean
 */
export function cleanRichText(text: string, link: DrawLink): ReactNode {
  if (!DOMPurify.isSupported) throw new Error('Rich text cannot be cleaned in this browser.');
  const cleaned = DOMPurify.sanitize(withoutAttributes(text), {
    ALLOWED_TAGS: [...Object.keys(LOOKS), 'a'],
    ALLOWED_ATTR: ['href'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  return drawAll(cleaned, link, 0);
}

const TAG = /<([a-z][a-z0-9]*)\b([^<>]*)>/gi;
const ADDRESS = /\bhref\s*=\s*("[^"]*"|'[^']*')/i;

/**
 * Takes most attributes out ahead of the parser, which reports each handler and style as a breach of the page's policy, though nothing of
 * them runs. What is left to find is DOMPurify's matter.
 */
function withoutAttributes(text: string): string {
  return text.replace(TAG, (_tag, name: string, attributes: string) => {
    const address = name.toLowerCase() === 'a' ? ADDRESS.exec(attributes)?.[1] : undefined;
    return address === undefined ? `<${name}>` : `<${name} href=${address}>`;
  });
}

function drawAll(parent: Node, link: DrawLink, depth: number): ReactNode[] {
  return [...parent.childNodes].map((child, place) => draw(child, String(place), link, depth));
}

function draw(node: Node, key: string, link: DrawLink, depth: number): ReactNode {
  if (!(node instanceof Element) || depth >= MOST_DEEP) return node.textContent;
  const name = node.localName;
  if (name === 'br') return createElement('br', { key });
  if (name === 'a')
    return createElement(
      Fragment,
      { key },
      link(node.getAttribute('href') ?? '', drawAll(node, link, depth + 1)),
    );
  // A list holds its items and nothing else; an item stands in a list.
  const isList = name === 'ul' || name === 'ol';
  const shown = name === 'li' && !isListOf(node.parentElement) ? 'div' : name;
  const children = isList
    ? [...node.children]
        .filter(({ localName }) => localName === 'li')
        .map((child, place) => draw(child, String(place), link, depth + 1))
    : drawAll(node, link, depth + 1);
  return createElement(shown, { key, className: LOOKS[name] }, ...children);
}

const isListOf = (parent: Element | null): boolean =>
  parent?.localName === 'ul' || parent?.localName === 'ol';
