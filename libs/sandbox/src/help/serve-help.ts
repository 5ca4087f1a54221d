import { help } from '@heptad/contracts';
import type { AreaServer } from '../server/area-server';
import { rateArticle } from './article-ratings';

const NO_DATA = {};

/** Takes what readers say of the articles of the help centre. */
export function serveHelp({ calls, services: { storage } }: AreaServer): void {
  calls.serveCall(help.rate, async ({ body, member, headers, now }) => {
    const reader = member?.id ?? `device ${headers['x-api-uuid'] ?? ''}`;
    await rateArticle(storage, { article: body.article, reader, useful: body.useful, at: now });
    return NO_DATA;
  });
}
