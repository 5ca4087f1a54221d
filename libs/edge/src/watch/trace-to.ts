import type { SpanExportOptions } from './export-spans';

/** `exportSpans`, whose packages are read only by a program that traces. @returns what sends the rest and ends it */
export async function traceTo(options: SpanExportOptions): Promise<() => Promise<void>> {
  const { exportSpans } = await import('./export-spans');
  return exportSpans(options);
}
