import * as v from 'valibot';

const LOOPBACK = /^http:\/\/(localhost|[a-z0-9-]+\.localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

function isOrigin(value: string): boolean {
  try {
    return new URL(value).origin === value;
  } catch {
    return false;
  }
}

const origin = v.pipe(v.string(), v.check(isOrigin, 'Must be an origin, such as https://play.example.'));

const prefix = v.pipe(v.string(), v.regex(/^\/\S*$/, 'A path prefix begins with a slash.'));

const socketLine = v.pipe(
  v.string(),
  v.regex(/^(\/[^/\s]\S*|wss:\/\/\S+)$/, 'A socket line is a path on this origin or a wss address.'),
);

/** What a deployment says about itself at run time, in the page's `<script type="application/json" id="deployment">`. */
export const deploymentSchema = v.pipe(
  v.object({
    /** `development` alone lets http addresses on loopback pass. */
    environment: v.picklist(['development', 'production']),
    /** Full origins that addresses from outside may have: launch, callback, service, frames. */
    origins: v.pipe(v.array(origin), v.readonly()),
    /** Full origins that the image optimizer fetches from and images may come from. */
    imageOrigins: v.pipe(v.array(origin), v.readonly()),
    /** Full origins at which games run in a frame of the site, each apart from the site's own; none unless named (VENUE-017). */
    gameOrigins: v.optional(v.pipe(v.array(origin), v.readonly()), []),
    /** Full origins of the video API, best first; the page's own unless named (CALL-062, CALL-064). */
    videoOrigins: v.optional(v.pipe(v.array(origin), v.readonly()), []),
    /** Full origins of the pages that may hold the site in a frame and speak with it; nobody may unless named (NATIVE-025). */
    embeddingOrigins: v.optional(v.pipe(v.array(origin), v.readonly()), []),
    /** Salt by path prefix; the longest prefix that fits a call signs it (API-003, OPEN-016). */
    signatureSalts: v.pipe(
      v.record(prefix, v.pipe(v.string(), v.minLength(8, 'A salt has at least eight characters.'))),
      v.readonly(),
    ),
    /** Used while the platform has named no socket line (OPEN-058). */
    socketLine,
    /** Names in answers that are replaced by the brand's own (API-010, OPEN-019). */
    replacedNames: v.pipe(v.array(v.pipe(v.string(), v.nonEmpty())), v.readonly()),
    /** `retired` takes the site's service worker away from every browser, and no page registers one while it says so. */
    siteWorker: v.optional(v.picklist(['serves', 'retired']), 'serves'),
    /** The share of visits whose vitals are told to the edge, 0 to 1. Errors are told by every visit. */
    measuredVisits: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 0.1),
  }),
  v.check(
    ({ environment, origins, gameOrigins, imageOrigins, videoOrigins, embeddingOrigins }) =>
      [...origins, ...gameOrigins, ...imageOrigins, ...videoOrigins, ...embeddingOrigins].every(
        (each) => each.startsWith('https://') || (environment === 'development' && LOOPBACK.test(each)),
      ),
    'Origins must be https; http on loopback is for development deployments only.',
  ),
  v.readonly(),
);
export type DeploymentConfig = v.InferOutput<typeof deploymentSchema>;

/** The id of the page's element that holds the configuration, and the name of the marker that is replaced by it. */
export const DEPLOYMENT_ELEMENT_ID = 'deployment';

/**
 * Reads the text of the page's deployment block.
 * @throws Error that names the field and what is wrong with it
 */
export function parseDeployment(text: string): DeploymentConfig {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error('The deployment configuration is not JSON.');
  }
  const result = v.safeParse(deploymentSchema, value);
  if (result.success) return result.output;
  const issues = result.issues.map((issue) => `  ${v.getDotPath(issue) ?? '(all)'}: ${issue.message}`);
  throw new Error(`The deployment configuration is wrong:\n${issues.join('\n')}`);
}
