import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { gameById } from '@heptad/game-rules';
import { localeOfHeader } from '@heptad/sandbox-venues';
import type { PlayServer } from './play-server';

/** What a build of the frames has in it besides its page. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
  '.json': 'application/json; charset=utf-8',
};

/** A year: names of a build's files change with what is in them. */
const FOR_GOOD = 'public, max-age=31536000, immutable';

/** Puts the page of every game and the files of its build on the games' own server. */
export function serveFrames({ app, deps }: PlayServer): void {
  const fileOf = (name: string) => readFile(join(deps.frames, name)).catch(() => undefined);

  app.get<{ Params: { game: string } }>('/play/:game', async (request, reply) => {
    const language = localeOfHeader(request.headers['accept-language']);
    const page = await fileOf('index.html');
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    if (gameById(request.params.game) === undefined)
      return reply.code(404).send(sentence(deps.say('游戏不存在', language), language));
    if (page === undefined)
      return reply.code(503).send(sentence(deps.say('游戏页面尚未构建', language), language));
    return reply.send(page);
  });

  app.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
    const name = request.params['*'];
    const type = TYPES[extname(name)];
    if (type === undefined || !/^[\w-][\w.-]*$/.test(name)) return reply.code(404).send();
    const packed = /\bbr\b/.test(String(request.headers['accept-encoding']))
      ? await fileOf(`assets/${name}.br`)
      : undefined;
    const file = packed ?? (await fileOf(`assets/${name}`));
    if (file === undefined) return reply.code(404).send();
    if (packed !== undefined) void reply.header('content-encoding', 'br');
    return reply.type(type).header('vary', 'accept-encoding').header('cache-control', FOR_GOOD).send(file);
  });
}

function sentence(text: string, language: string): string {
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text}</title><p>${text}</p></html>`;
}
