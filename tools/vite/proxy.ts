/**
 * What the page's origin hands on to the platform; everything else is the site's own. The beginnings are patterns,
 * because `/act/api` must not take `/activity` with it.
 */
const PLATFORM_PATHS = [
  '^/site/api/',
  '^/game/api/',
  '^/act/api/',
  '^/page/fd/api/',
  '^/yewu',
  '^/v1/',
  '^/api/mobile',
  '^/video/',
] as const;

interface ProxyRule {
  readonly target: string;
  readonly xfwd: boolean;
  readonly ws?: boolean;
}

/** The development server's proxy table. @param origin of the sandbox, such as `http://127.0.0.1:4600` */
export function platformProxy(origin: string): Record<string, ProxyRule> {
  const rule: ProxyRule = { target: origin, xfwd: true };
  return {
    ...Object.fromEntries(PLATFORM_PATHS.map((path) => [path, rule])),
    '^/stream': { ...rule, ws: true },
  };
}
