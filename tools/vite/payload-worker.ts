// The thread in which large payloads are decoded (OPEN-021).
import { answerDecoding, type DecodingRequest } from '@heptad/crypto';

self.addEventListener('message', ({ data }: MessageEvent<DecodingRequest>) => {
  answerDecoding(data, (answer) => self.postMessage(answer)).catch((error: unknown) =>
    self.reportError(error),
  );
});
