import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localeOfLanguages } from '@heptad/brand-config';
import type { DeploymentConfig, RenderFirstScreen } from '@heptad/brand-config';
import { defined } from '@heptad/formatting';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from './accepted-encoding';
import { createFirstScreenPage } from './first-screen-page';
import { FirstScreens } from './first-screens';
import { inlineHashes } from './page';
import { pageHeaders, pagePolicy } from './security-headers';

/** The languages that a browser asks for, the most wanted first. */
function languagesOf(accepted = ''): string[] {
  const wanted = accepted.split(',').map((part) => {
    const [language = '', ...parameters] = part.split(';').map((text) => text.trim());
    const weight = parameters.find((text) => text.startsWith('q='));
    return { language, weight: Number(weight?.slice(2) ?? 1) };
  });
  return wanted
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ language }) => language);
}

function readText(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Answers a request by the page with its first screen. @returns undefined where it has none, or none in time */
export type AnswerByScreen = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply | undefined>;

export interface SiteScreensOptions {
  /** The folder of the page's files. */
  readonly root: string;
  readonly deployment: DeploymentConfig;
  readonly render: RenderFirstScreen;
  /** Milliseconds since 1970; the machine's clock when absent. */
  readonly now?: () => number;
}

/**
 * The first screens of a built page.
 * @param html the built page, with its deployment
 * @returns undefined where the build has not marked what they take the place of
 */
export function createSiteScreens(
  html: string,
  { root, deployment, render, now }: SiteScreensOptions,
): AnswerByScreen | undefined {
  const pageOf = createFirstScreenPage(html, (path) => readText(join(root, path)));
  if (pageOf === undefined) return undefined;
  const onFailure = (error: unknown): void => console.error('A first screen could not be rendered.', error);
  const screens = new FirstScreens({ render, pageOf, onFailure, ...defined({ now }) });
  const empty = pageOf({ html: '', path: '', locale: 'zh-CN', at: 0, answers: {} });
  const headers = {
    ...pageHeaders(deployment),
    'content-security-policy': pagePolicy(deployment, inlineHashes(empty)),
    // Prices of a moment ago: nobody shows them again later.
    'cache-control': 'no-store',
    vary: 'Accept-Encoding, Accept-Language',
  };
  return async (request, reply) => {
    const locale = localeOfLanguages(languagesOf(request.headers['accept-language']));
    const page = await screens.read(request.url, locale);
    if (page === undefined) return undefined;
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (encoding) reply.header('content-encoding', encoding);
    return reply
      .headers(headers)
      .type('text/html; charset=utf-8')
      .send(await page.in(encoding));
  };
}
