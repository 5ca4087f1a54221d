import { IMAGE_WIDTHS } from '@heptad/formatting';
import { Refusal, isPlainPath } from './edge-handler';

/** Where the optimizer answers (MEDIA-017). */
export const OPTIMIZER_PREFIX = '/api/ImageOptimizer/';

/** Any other width would let a stranger fill the cache with sizes nobody shows (MEDIA-019, MEDIA-020, OPEN-054). */
const WIDTHS: ReadonlySet<number> = new Set(IMAGE_WIDTHS);

const DEFAULT_QUALITY = 75;
const PARAMETERS = /^w=(\d{1,4})(?:&q=(\d{1,3}))?$/;

/** A picture on the site itself (`path`, still encoded, with its query) or at a listed origin (`url`). */
export type ImageSource = { readonly path: string } | { readonly url: string };

export interface ImageRequest {
  /** Pixels. */
  readonly width: number;
  /** 1 to 100. */
  readonly quality: number;
  readonly source: ImageSource;
}

export interface SourceRules {
  /** Origins, with scheme and port, that pictures are fetched from. */
  readonly imageOrigins: readonly string[];
  /** The host the page was asked under: an address of this host is a path on the site. */
  readonly host: string | undefined;
}

/**
 * Reads `/api/ImageOptimizer/w={width}&q={quality}/{encoded source}` (MEDIA-017).
 * @throws Refusal 400 for what is not such a path, a width not listed or a quality out of range; 403 for a source that is
 *   not on the list
 */
export function readImageRequest(path: string, rules: SourceRules): ImageRequest {
  const rest = path.slice(OPTIMIZER_PREFIX.length);
  const slash = rest.indexOf('/');
  const found = PARAMETERS.exec(slash < 0 ? rest : rest.slice(0, slash));
  if (!found || slash < 0) throw new Refusal(400, 'The path is w={width}&q={quality}/{encoded source}.');
  const width = Number(found[1]);
  const quality = found[2] === undefined ? DEFAULT_QUALITY : Number(found[2]);
  if (!WIDTHS.has(width)) throw new Refusal(400, `Pictures are not served ${width} pixels wide.`);
  if (quality < 1 || quality > 100) throw new Refusal(400, 'The quality is a number from 1 to 100.');
  return { width, quality, source: readSource(rest.slice(slash + 1), rules) };
}

function readSource(encoded: string, { imageOrigins, host }: SourceRules): ImageSource {
  let text: string;
  try {
    text = decodeURIComponent(encoded);
  } catch (cause) {
    throw new Refusal(400, 'The source is not encoded as it should be.', { cause });
  }
  if (text.startsWith('/') && !text.startsWith('//')) return ownSource(text);
  if (!URL.canParse(text)) throw new Refusal(400, 'The source is no address.');
  const url = new URL(text);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  if (!isWeb || url.username !== '' || url.password !== '')
    throw new Refusal(403, 'The source is not allowed.');
  if (imageOrigins.includes(url.origin)) return { url: url.href };
  if (url.host === host) return ownSource(url.pathname + url.search);
  throw new Refusal(403, 'The source is not allowed.');
}

function ownSource(path: string): ImageSource {
  const [bare = ''] = path.split(/[?#]/, 1);
  // The optimizer reading from itself would go round for ever.
  if (!isPlainPath(bare) || bare.startsWith(OPTIMIZER_PREFIX))
    throw new Refusal(403, 'The source is not allowed.');
  const { pathname, search } = new URL(path, 'http://own.invalid');
  return { path: pathname + search };
}
