import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { DEPLOYMENT_ELEMENT_ID } from '@heptad/brand-config';
import type { DeploymentConfig } from '@heptad/brand-config';

/** Where a built page wants the deployment's configuration. */
const DEPLOYMENT_MARKER = '<!--deployment-->';

/**
 * Puts the deployment's configuration into a built page as a block of JSON that nothing in it can end.
 * @throws Error when the page does not have the marker exactly once
 */
export function insertDeployment(html: string, deployment: DeploymentConfig): string {
  if (html.split(DEPLOYMENT_MARKER).length !== 2) {
    throw new Error(
      `The built page must hold ${DEPLOYMENT_MARKER} exactly once; without it no call can be signed.`,
    );
  }
  const json = JSON.stringify(deployment).replace(/</g, '\\u003c');
  const block = `<script type="application/json" id="${DEPLOYMENT_ELEMENT_ID}">${json}</script>`;
  return html.replace(DEPLOYMENT_MARKER, () => block);
}

const DATA_BLOCK = /\btype\s*=\s*["']?application\/(?:json|ld\+json)\b/i;

function hashOf(content: string): string {
  // A browser hashes what its parser read, in which every line ends in one character.
  const read = content.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(read, 'utf8').digest('base64')}'`;
}

/** The content security policy's names for what stands in a page itself. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Hashes of a page's inline scripts and styles; blocks of data are no scripts to a browser and have none. */
export function inlineHashes(html: string): InlineHashes {
  const live = html.replace(/<!--[^]*?-->/g, '');
  const scripts = [...live.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/gi)]
    .filter(([, attributes = '']) => !/\bsrc\s*=/i.test(attributes) && !DATA_BLOCK.test(attributes))
    .map(([, , content = '']) => hashOf(content));
  const styles = [...live.matchAll(/<style\b[^>]*>([^]*?)<\/style>/gi)].map(([, content = '']) =>
    hashOf(content),
  );
  return { scripts: [...new Set(scripts)], styles: [...new Set(styles)] };
}

/** A page in every form it is sent in: it never changes while the edge runs, so it is packed once. */
export interface PackedPage {
  readonly etag: string;
  readonly plain: Buffer;
  readonly gzip: Buffer;
  readonly br: Buffer;
}

/** Packs a page for sending. */
export function packPage(html: string): PackedPage {
  const plain = Buffer.from(html, 'utf8');
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { etag, plain, gzip: gzipSync(plain, { level: 9 }), br: brotliCompressSync(plain) };
}
