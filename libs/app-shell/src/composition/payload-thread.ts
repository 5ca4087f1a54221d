import type { DecodingAnswer, OpenDecodingThread } from '@heptad/crypto';
import type { TrustedScripts } from './trusted-scripts';

/**
 * How the page starts the thread that decodes large payloads (OPEN-021).
 * @param address of its script
 * @throws when opened where the browser has no such threads
 */
export function openPayloadThread(trusted: TrustedScripts, address: string): OpenDecodingThread {
  return ({ onAnswer, onFailure }) => {
    const worker = new Worker(trusted(address), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<DecodingAnswer>) => onAnswer(data));
    worker.addEventListener('messageerror', onFailure);
    worker.addEventListener('error', onFailure);
    return { send: (request) => worker.postMessage(request), close: () => worker.terminate() };
  };
}
