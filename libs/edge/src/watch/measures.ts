import type { VITALS } from '@heptad/contracts';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { RequestKind } from './request-kind';

/** The places where the edge keeps what it has asked for or was given. */
export type CacheName = 'lists' | 'pictures' | 'json';
/** `stale`: an older answer, given because the platform was slow. */
export type CacheOutcome = 'hit' | 'miss' | 'stale';
/** How a call to the platform ended: `failed` is an answer of 500 or more, `lost` none at all, `late` none in time. */
export type UpstreamOutcome = 'answered' | 'failed' | 'lost' | 'late';
/** `refused`: the source was no picture, too large, or not to be had. */
export type PictureOutcome = 'made' | 'refused';

/** An answer that is through. */
export interface RequestOver {
  readonly kind: RequestKind;
  readonly brand: string;
  /** The HTTP status; 499 where the browser went away before the end. */
  readonly code: number;
  readonly seconds: number;
}

/** How a browser fared: `error` is an uncaught one, `missing-file` a file of ours that did not come. */
export type BrowserFault = 'error' | 'missing-file';

const VITAL_SECONDS = [0.1, 0.2, 0.5, 0.8, 1, 1.8, 2.5, 4, 6, 10];
const SHIFTS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5];
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25];

/**
 * What operators read of a running edge, in the words of Prometheus. Every metric's name begins with `heptad_edge_`; those of
 * the process itself are the usual ones (`process_…`, `nodejs_…`). No label holds anything of a visitor.
 */
export class Measures {
  readonly registry = new Registry();
  readonly #registers = [this.registry];
  readonly #requests = new Counter({
    name: 'heptad_edge_requests_total',
    help: 'Answers that are through, by brand, kind of request and HTTP status (499: the browser went away).',
    labelNames: ['brand', 'kind', 'code'],
    registers: this.#registers,
  });
  readonly #duration = new Histogram({
    name: 'heptad_edge_request_seconds',
    help: 'Seconds from the headers of a request to the end of its answer.',
    labelNames: ['brand', 'kind'],
    buckets: SECONDS,
    registers: this.#registers,
  });
  readonly #cache = new Counter({
    name: 'heptad_edge_cache_total',
    help: 'Questions to what the edge keeps, by cache and outcome (hit, miss, stale).',
    labelNames: ['cache', 'outcome'],
    registers: this.#registers,
  });
  readonly #pictures = new Histogram({
    name: 'heptad_edge_picture_seconds',
    help: 'Seconds that fetching and making a picture took, by outcome (made, refused).',
    labelNames: ['outcome'],
    buckets: SECONDS,
    registers: this.#registers,
  });
  readonly #upstream = new Histogram({
    name: 'heptad_edge_upstream_seconds',
    help: 'Seconds until the platform began to answer a call, by outcome (answered, failed, lost, late).',
    labelNames: ['brand', 'outcome'],
    buckets: SECONDS,
    registers: this.#registers,
  });
  readonly #policyReports = new Counter({
    name: 'heptad_edge_policy_reports_total',
    help: 'Browsers’ reports of what the page’s policy blocked, by brand and directive.',
    labelNames: ['brand', 'directive'],
    registers: this.#registers,
  });
  readonly #vitals = new Histogram({
    name: 'heptad_edge_vital_seconds',
    help: 'Seconds that browsers measured, by brand and vital (FCP, INP, LCP, TTFB).',
    labelNames: ['brand', 'vital'],
    buckets: VITAL_SECONDS,
    registers: this.#registers,
  });
  readonly #shift = new Histogram({
    name: 'heptad_edge_layout_shift',
    help: 'How much of the page moved by itself in a visit (CLS), by brand.',
    labelNames: ['brand'],
    buckets: SHIFTS,
    registers: this.#registers,
  });
  readonly #browserFaults = new Counter({
    name: 'heptad_edge_browser_faults_total',
    help: 'What went wrong in browsers, by brand and fault (error, missing-file).',
    labelNames: ['brand', 'fault'],
    registers: this.#registers,
  });
  /** Answers under way. */
  readonly underWay = new Gauge({
    name: 'heptad_edge_under_way',
    help: 'Requests whose answer is not through yet.',
    registers: this.#registers,
  });
  /** Sockets that are joined to the platform. */
  readonly sockets = new Gauge({
    name: 'heptad_edge_sockets',
    help: 'Sockets of browsers that are joined to the platform.',
    labelNames: ['brand'],
    registers: this.#registers,
  });
  readonly #redisLost = new Gauge({
    name: 'heptad_edge_redis_lost',
    help: '1 while REDIS_URL is set and Redis does not answer: this edge then keeps and counts for itself.',
    registers: this.#registers,
  });
  readonly #draining = new Gauge({
    name: 'heptad_edge_draining',
    help: '1 from the signal to end until the end.',
    registers: this.#registers,
  });

  /**
   * @param version of the build, as the metric `heptad_edge_build_info` says it
   * @param ofProcess whether memory, processor and event loop are measured too; they are of the whole process
   */
  constructor(version = 'development', ofProcess = false) {
    new Gauge({
      name: 'heptad_edge_build_info',
      help: 'Always 1; its label says which build runs.',
      labelNames: ['version', 'node'],
      registers: this.#registers,
    }).set({ version, node: process.version }, 1);
    if (ofProcess) collectDefaultMetrics({ register: this.registry });
  }

  requestOver({ kind, brand, code, seconds }: RequestOver): void {
    this.#requests.inc({ brand, kind, code: String(code) });
    this.#duration.observe({ brand, kind }, seconds);
  }

  cacheAsked(cache: CacheName, outcome: CacheOutcome): void {
    this.#cache.inc({ cache, outcome });
  }

  pictureDone(outcome: PictureOutcome, seconds: number): void {
    this.#pictures.observe({ outcome }, seconds);
  }

  upstreamDone(brand: string, outcome: UpstreamOutcome, seconds: number): void {
    this.#upstream.observe({ brand, outcome }, seconds);
  }

  policyReported(brand: string, directive: string): void {
    this.#policyReports.inc({ brand, directive });
  }

  /** @param value milliseconds; for CLS its own figure */
  vitalMeasured(brand: string, vital: (typeof VITALS)[number], value: number): void {
    if (vital === 'CLS') this.#shift.observe({ brand }, value);
    else this.#vitals.observe({ brand, vital }, value / 1_000);
  }

  browserFailed(brand: string, fault: BrowserFault): void {
    this.#browserFaults.inc({ brand, fault });
  }

  redisLost(isLost: boolean): void {
    this.#redisLost.set(isLost ? 1 : 0);
  }

  drains(): void {
    this.#draining.set(1);
  }
}

/** Seconds since a moment of `performance.now()`. */
export const secondsSince = (start: number): number => (performance.now() - start) / 1_000;
