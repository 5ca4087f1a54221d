/**
 * Lets the page answer taps and draw before a long piece of work goes on; at once where there is no way to wait for
 * that alone.
 */
export function yieldToMain(): Promise<void> {
  // Not every browser has it yet.
  if (typeof scheduler !== 'undefined' && 'yield' in scheduler) return scheduler.yield();
  if (typeof MessageChannel === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
