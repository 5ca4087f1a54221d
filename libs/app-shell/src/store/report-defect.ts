/** Gives a defect to the browser's own error reporting, with its stack. */
export function reportDefect(error: Error): void {
  window.reportError(error);
}
